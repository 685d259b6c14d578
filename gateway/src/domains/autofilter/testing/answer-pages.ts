import { type FakeOrigin, json } from '../../../testing/fake-origin.ts';
import { sampleMatch } from '../../../testing/samples.ts';

/** Where the upstream lists which matches autofilters pick. */
export const route = '/autofilters/autofilter_matches.json';

/** A match that some autofilters pick. */
export const picked = (id: number, ...autofilters: number[]) => ({
  ...sampleMatch({ id }),
  hits: autofilters.map((autofilter_id) => ({ autofilter_id, home_hits: 4, home_sample: 5, rate: 80 })),
});

/** Answers with pages of 50 of the given matches, and with what else is said. */
export function answerPages(origin: FakeOrigin, matches: object[], more: object = {}): void {
  origin.on(`GET ${route}`, ({ path }, response) => {
    const page = Number(new URLSearchParams(path.split('?')[1]).get('page'));
    const items = matches.slice((page - 1) * 50, page * 50);
    const reply = { matches: items, page, per_page: 50, total: matches.length, ...more };
    return json(reply)({ method: 'GET', path, headers: {}, body: '' }, response);
  });
}
