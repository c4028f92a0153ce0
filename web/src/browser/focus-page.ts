/** Moves the focus to the page content, so that keyboard shortcuts work after a dialog or field closes. */
export function focusPage(event?: Event): void {
  event?.preventDefault();
  document.getElementById('content')?.focus({ preventScroll: true });
}
