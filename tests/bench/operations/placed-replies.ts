import { readFile, writeFile } from 'node:fs/promises';
import type { Recording } from '../lib/recording.ts';
import type { Replies } from './wire.ts';

/**
 * A counter that is in each reply once. The stub can replace it by the next one, with the same number of digits, so that no
 * two replies are equal. All its values are GraphQL Ints.
 */
export const firstFigure = 1_000_000_000;

/** Writes the recorded replies with a counter in each next to the recording; returns the file's path. */
export async function writePlacedReplies({ file }: Recording): Promise<string> {
  const replies = JSON.parse(await readFile(file, 'utf8')) as Replies;
  placeFigures(replies);
  const placed = `${file}.placed`;
  await writeFile(placed, JSON.stringify(replies));
  return placed;
}

/** Puts the counter into a field of each reply that every server returns. */
function placeFigures(replies: Replies): void {
  const [plan] = replies['/plans.json'].plans;
  const { user } = replies['/auth/validate_token.json'];
  const { dashboard } = replies['/users/dashboard.json'];
  const [tip] = [...dashboard.special_tips, ...dashboard.default_tips, ...dashboard.chatgpt_tips];
  const [dropinfo] = replies['/dropinfos.json'].dropinfos;
  const [match] = replies['/matches/future_matches.json'].matches;
  const league = replies['/leagues.json'].leagues.find(({ id }) => id === match?.league_id);
  if (!plan || !tip || !dropinfo || !match || !league) throw new Error('the recorded replies lack rows');
  plan.price_pln = firstFigure;
  user.active_sub_rest_price = firstFigure;
  tip.idx = firstFigure;
  dropinfo.timebetween = firstFigure;
  match.goal_home = firstFigure;
  league.season = String(firstFigure);
}
