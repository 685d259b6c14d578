import type { GraphClient } from '../harness/graph-client.ts';

interface DemoObjects {
  readonly tip: { id: string; uid: string };
  readonly league: { id: string; leagueId: number };
  readonly match: {
    id: string;
    matchId: number;
    leagueId: number;
    home: { team: { id: string; teamId: number } };
  };
  readonly promoCode: { id: string };
  readonly filter: { id: string; filterId: number };
  /** A user whose subscription has expired. */
  readonly user: { id: string; userId: number; subscription: { id: string } };
}

type Connection<Node> = { edges: { node: Node }[] };

/**
 * One object of each kind in the demo data.
 * @throws Error when a kind has none
 */
export async function findDemoObjects(admin: GraphClient): Promise<DemoObjects> {
  const found = await admin.data<{
    tips: Connection<DemoObjects['tip']>;
    leagues: Connection<DemoObjects['league']>;
    futureMatches: Connection<DemoObjects['match']>;
    admin: {
      promoCodes: DemoObjects['promoCode'][];
      dropinfoFilters: DemoObjects['filter'][];
      users: Connection<DemoObjects['user']>;
    };
  }>(`{
    tips(statuses: [ACTIVE], first: 1) { edges { node { id uid } } }
    leagues(first: 1) { edges { node { id leagueId } } }
    futureMatches(first: 1) { edges { node { id matchId leagueId home { team { id teamId } } } } }
    admin {
      promoCodes { id } dropinfoFilters { id filterId }
      users(search: "expired@") { edges { node { id userId subscription { id } } } }
    }
  }`);
  const [tip, league, match] = [first(found.tips), first(found.leagues), first(found.futureMatches)];
  const user = first(found.admin.users);
  const [[promoCode], [filter]] = [found.admin.promoCodes, found.admin.dropinfoFilters];
  if (!tip || !league || !match || !promoCode || !filter || !user) {
    throw new Error('The demo data lacks an active tip, league, match, promo code, filter or user.');
  }
  return { tip, league, match, promoCode, filter, user };
}

const first = <Node>({ edges }: Connection<Node>): Node | undefined => edges[0]?.node;
