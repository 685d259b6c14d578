/** Width of the window that goes to the menu and the margins, in pixels. */
const AROUND = 250;
/** Width that one panel needs, in pixels. */
const PANEL = 300;

/** How many player panels a window of this width (in pixels) has room for; one at least. */
export function pinnedPanelCount(windowWidth: number): number {
  return Math.max(1, Math.floor((windowWidth - AROUND) / PANEL));
}
