// Wide tables and long lines of code scroll by themselves. Let the keyboard reach those that do.
function letFocus() {
  for (const box of document.querySelectorAll(".table-wrapper, pre")) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
}

addEventListener("DOMContentLoaded", letFocus);
addEventListener("resize", letFocus);
