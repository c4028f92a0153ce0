/** Moves the focus to the page content, so that keyboard shortcuts work after a dialog or field closes. */
export function focusPage(event?: Event): void {
  event?.preventDefault();
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Focuses the element with this id once it is on the page; without it, the page content. */
export function focusWhenShown(id: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (element === null) focusPage();
    else element.focus({ preventScroll: true });
  });
}

/** Moves the focus to the page content if the focused element was removed, for example a button that its own action replaced. */
export function recoverFocus(): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) focusPage();
  });
}
