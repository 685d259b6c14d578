/**
 * @generated SignedSource<<c0abff9d9e0be3acd098277e94effa20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type playerCounters_statistics$data = {
  readonly defence: {
    readonly ballRecoveries: number | null | undefined;
    readonly clearances: number | null | undefined;
    readonly clearancesOffLine: number | null | undefined;
    readonly errorsLeadingToGoal: number | null | undefined;
    readonly errorsLeadingToShot: number | null | undefined;
    readonly interceptions: number | null | undefined;
    readonly lastManTackles: number | null | undefined;
    readonly penaltiesConceded: number | null | undefined;
    readonly shotsBlocked: number | null | undefined;
    readonly tackles: number | null | undefined;
    readonly tacklesWon: number | null | undefined;
  };
  readonly duels: {
    readonly aerialDuelsLost: number | null | undefined;
    readonly aerialDuelsWon: number | null | undefined;
    readonly dribbles: number | null | undefined;
    readonly duelsLost: number | null | undefined;
    readonly duelsWon: number | null | undefined;
    readonly successfulDribbles: number | null | undefined;
    readonly timesDribbledPast: number | null | undefined;
  };
  readonly keeper: {
    readonly crossesNotClaimed: number | null | undefined;
    readonly goalsPrevented: number | null | undefined;
    readonly highClaims: number | null | undefined;
    readonly penaltiesFaced: number | null | undefined;
    readonly penaltiesSaved: number | null | undefined;
    readonly punches: number | null | undefined;
    readonly runsOut: number | null | undefined;
    readonly savedShotsFromInsideTheBox: number | null | undefined;
    readonly saves: number | null | undefined;
    readonly shootoutSaves: number | null | undefined;
    readonly successfulRunsOut: number | null | undefined;
  } | null | undefined;
  readonly passing: {
    readonly accurateCrosses: number | null | undefined;
    readonly accurateLongBalls: number | null | undefined;
    readonly accurateOppositionHalfPasses: number | null | undefined;
    readonly accurateOwnHalfPasses: number | null | undefined;
    readonly accuratePasses: number | null | undefined;
    readonly assists: number | null | undefined;
    readonly bigChancesCreated: number | null | undefined;
    readonly crosses: number | null | undefined;
    readonly expectedAssists: number | null | undefined;
    readonly keyPasses: number | null | undefined;
    readonly longBalls: number | null | undefined;
    readonly oppositionHalfPasses: number | null | undefined;
    readonly ownHalfPasses: number | null | undefined;
    readonly passes: number | null | undefined;
  };
  readonly play: {
    readonly ballCarries: number | null | undefined;
    readonly carriesDistance: number | null | undefined;
    readonly dispossessed: number | null | undefined;
    readonly fouls: number | null | undefined;
    readonly kilometersCovered: number | null | undefined;
    readonly minutesPlayed: number | null | undefined;
    readonly possessionLost: number | null | undefined;
    readonly progressiveCarries: number | null | undefined;
    readonly rating: number | null | undefined;
    readonly sprints: number | null | undefined;
    readonly topSpeed: number | null | undefined;
    readonly touches: number | null | undefined;
    readonly unsuccessfulTouches: number | null | undefined;
    readonly wasFouled: number | null | undefined;
  };
  readonly shooting: {
    readonly bigChancesMissed: number | null | undefined;
    readonly blockedShots: number | null | undefined;
    readonly expectedGoals: number | null | undefined;
    readonly expectedGoalsOnTarget: number | null | undefined;
    readonly goals: number | null | undefined;
    readonly hitWoodwork: number | null | undefined;
    readonly offsides: number | null | undefined;
    readonly ownGoals: number | null | undefined;
    readonly penaltiesMissed: number | null | undefined;
    readonly penaltiesWon: number | null | undefined;
    readonly shootoutGoals: number | null | undefined;
    readonly shootoutMisses: number | null | undefined;
    readonly shots: number | null | undefined;
    readonly shotsOffTarget: number | null | undefined;
    readonly shotsOnTarget: number | null | undefined;
  };
  readonly " $fragmentType": "playerCounters_statistics";
};
export type playerCounters_statistics$key = {
  readonly " $data"?: playerCounters_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"playerCounters_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "playerCounters_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlayCounters",
      "kind": "LinkedField",
      "name": "play",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutesPlayed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rating",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "touches",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "possessionLost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dispossessed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unsuccessfulTouches",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fouls",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wasFouled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ballCarries",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "carriesDistance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "progressiveCarries",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kilometersCovered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sprints",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "topSpeed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PassingCounters",
      "kind": "LinkedField",
      "name": "passing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accuratePasses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "longBalls",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accurateLongBalls",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "crosses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accurateCrosses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keyPasses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assists",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bigChancesCreated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expectedAssists",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownHalfPasses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accurateOwnHalfPasses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oppositionHalfPasses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accurateOppositionHalfPasses",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShootingCounters",
      "kind": "LinkedField",
      "name": "shooting",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goals",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shots",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shotsOnTarget",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shotsOffTarget",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blockedShots",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hitWoodwork",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bigChancesMissed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expectedGoals",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expectedGoalsOnTarget",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offsides",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownGoals",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "penaltiesWon",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "penaltiesMissed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shootoutGoals",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shootoutMisses",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DuelCounters",
      "kind": "LinkedField",
      "name": "duels",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duelsWon",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duelsLost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aerialDuelsWon",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aerialDuelsLost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dribbles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "successfulDribbles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timesDribbledPast",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DefenceCounters",
      "kind": "LinkedField",
      "name": "defence",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tackles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tacklesWon",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastManTackles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interceptions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clearances",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clearancesOffLine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shotsBlocked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ballRecoveries",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "errorsLeadingToShot",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "errorsLeadingToGoal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "penaltiesConceded",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "KeeperCounters",
      "kind": "LinkedField",
      "name": "keeper",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "saves",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedShotsFromInsideTheBox",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "highClaims",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "crossesNotClaimed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "punches",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "runsOut",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "successfulRunsOut",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goalsPrevented",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "penaltiesFaced",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "penaltiesSaved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shootoutSaves",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PlayerStatistics",
  "abstractKey": null
};

(node as any).hash = "33d7f28a658ed26773e5f8f7052ae774";

export default node;
