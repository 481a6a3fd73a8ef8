// Copy text to the clipboard, also on pages without HTTPS, where browsers offer no clipboard API.
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

function copiedByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  // While a dialog is open, nothing outside of it can be selected.
  const parent = document.querySelector("dialog[open]") ?? document.body;
  parent.append(field);
  const before = document.activeElement;
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
