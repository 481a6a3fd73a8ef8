// The button that prints a score sheet. The page works without it, by the browser's own command.
"use strict";

(() => {
  const button = document.getElementById("print");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => print());
})();
