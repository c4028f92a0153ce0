/** Gives the focus to the page, so that the next key is heard, whatever had it before. */
export function focusPage(event?: Event): void {
  event?.preventDefault();
  document.getElementById('content')?.focus({ preventScroll: true });
}
