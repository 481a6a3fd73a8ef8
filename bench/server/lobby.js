// Requests to a server's lobby over connections that stay open.

import { Pool } from "undici";

export class Lobby {
  constructor(address) {
    this.pool = new Pool(address, { connections: 32 });
  }

  // What the server answers, and the headers of the answer where `hear` wants them.
  async post(path, message, headers = {}, hear = () => {}) {
    const { statusCode, headers: answered, body } = await this.pool.request({
      path,
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(message),
    });
    const text = await body.text();
    if (statusCode >= 300) throw new Error(`${path}: ${statusCode} ${text.slice(0, 200)}`);
    hear(answered);
    return text === "" ? {} : JSON.parse(text);
  }

  close() {
    return this.pool.destroy();
  }
}
