/** A valid tip form with overrides; an undefined field is left out. */
export function makeTipForm(
  fields: Record<string, string | undefined> = {},
  images: readonly Buffer[] = [],
): FormData {
  const form = new FormData();
  const all: Record<string, string | undefined> = {
    title: 'Odra – Granit',
    tip: '1',
    tip_type: 'default',
    exchange: '1.9',
    rate: '2',
    date: '2026-03-15T18:00:00.000Z',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) {
    const path = name.startsWith('[') ? name : `[${name}]`;
    if (value !== undefined) form.append(`tip${path}`, value);
  }
  for (const [index, image] of images.entries()) {
    form.append('tip[images][]', new Blob([new Uint8Array(image)], { type: 'image/png' }), `${index}.png`);
  }
  return form;
}
