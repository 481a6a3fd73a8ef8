/// <reference types="vite/client" />
declare const __VERSION__: string;

declare module "*.ftl" {
  const text: string;
  export default text;
}

declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:word-parts" {
  const parts: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default parts;
}
