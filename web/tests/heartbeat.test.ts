import { expect, test } from "vitest";
import { Heartbeat, LATE } from "../src/heartbeat";

test("a connection with traffic is not pinged", () => {
  const heart = new Heartbeat(0);
  for (let now = 0; now < 60_000; now += 500) {
    if (now % 10_000 === 0) heart.received(now);
    expect(heart.due(now, null)).toBe("nothing");
  }
});

test("silence is noticed within seconds while a request waits", () => {
  const heart = new Heartbeat(0);
  expect(heart.due(1000 + LATE, 1000)).toBe("nothing");
  expect(heart.due(1001 + LATE, 1000)).toBe("ping");
  expect(heart.due(1500 + LATE, 1000)).toBe("nothing");
  expect(heart.due(4001 + LATE, 1000)).toBe("nothing");
  expect(heart.due(4002 + LATE, 1000)).toBe("lost");
});

test("a server that answers pings is slow, not dead", () => {
  const heart = new Heartbeat(0);
  let pings = 0;
  for (let now = 500; now < 60_000; now += 500) {
    const due = heart.due(now, 0);
    expect(due).not.toBe("lost");
    if (due === "ping") {
      pings += 1;
      heart.received(now + 20);
      heart.answered(now + 20);
    }
  }
  expect(pings).toBeGreaterThan(20);
});

test("a long silence without requests is pinged and then given up", () => {
  const heart = new Heartbeat(0);
  expect(heart.due(12_000, null)).toBe("nothing");
  expect(heart.due(12_500, null)).toBe("ping");
  expect(heart.due(17_000, null)).toBe("nothing");
  expect(heart.due(18_000, null)).toBe("lost");
});

test("a doubted connection must answer soon, and is trusted again afterwards", () => {
  const heart = new Heartbeat(0);
  heart.doubt(1000);
  expect(heart.due(2000, null)).toBe("nothing");
  expect(heart.due(2600, null)).toBe("lost");
  heart.answered(2700);
  expect(heart.due(3000, null)).toBe("nothing");
});

test("a server that sends but does not answer is given up", () => {
  const heart = new Heartbeat(0);
  expect(heart.due(1000 + LATE, 500)).toBe("ping");
  heart.received(1500 + LATE);
  expect(heart.due(4500 + LATE, 500)).toBe("lost");
});

test("a server that was given up before gets more time", () => {
  const heart = new Heartbeat(0, 2);
  expect(heart.due(2001, 0)).toBe("ping");
  expect(heart.due(11_000, 0)).toBe("nothing");
  expect(heart.due(11_100, 0)).toBe("lost");
  const patient = new Heartbeat(0, 100);
  patient.due(2001, 0);
  expect(patient.due(17_100, 0)).toBe("lost");
});
