/** A ref for a field that replaces what was just clicked: the focus goes on there. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
