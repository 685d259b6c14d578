/**
 * Shows index.html's own words that nothing could be fetched to draw the page with, since there are no others yet, with a
 * button to try again. What is drawn later takes their place.
 */
export function tellOfMissingTexts(document: Document, retry: () => void): void {
  for (const part of document.querySelectorAll<HTMLElement>('#root > [data-boot]')) {
    part.hidden = part.dataset.boot !== 'failed';
  }
  const form = document.querySelector<HTMLFormElement>('#root > [data-boot] form');
  if (!form) return;
  form.onsubmit = (event) => {
    event.preventDefault();
    retry();
  };
}
