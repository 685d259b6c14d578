import { type FakeOrigin, json } from '../../../testing/fake-origin.ts';
import { sampleMatch } from '../../../testing/samples.ts';

export const route = '/autofilters/autofilter_matches.json';

/** A match with a hit for each autofilter. */
export const picked = (id: number, ...autofilters: number[]) => ({
  ...sampleMatch({ id }),
  hits: autofilters.map((autofilter_id) => ({ autofilter_id, home_hits: 4, home_sample: 5, rate: 80 })),
});

/** Mocks pages of 50 of the given matches, with the fields of `more`. */
export function mockPages(origin: FakeOrigin, matches: object[], more: object = {}): void {
  origin.on(`GET ${route}`, ({ path }, response) => {
    const page = Number(new URLSearchParams(path.split('?')[1]).get('page'));
    const items = matches.slice((page - 1) * 50, page * 50);
    const reply = { matches: items, page, per_page: 50, total: matches.length, ...more };
    return json(reply)({ method: 'GET', path, headers: {}, body: '' }, response);
  });
}
