/**
 * @generated SignedSource<<deff7db78dbcb552115fb31a7c256605>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type playerCounters_statistics$data = {
  readonly defence: {
    readonly ballRecovery: number | null | undefined;
    readonly blocks: number | null | undefined;
    readonly clearances: number | null | undefined;
    readonly clearancesOffLine: number | null | undefined;
    readonly errorsLeadingToGoal: number | null | undefined;
    readonly errorsLeadingToShot: number | null | undefined;
    readonly interceptions: number | null | undefined;
    readonly lastManTackle: number | null | undefined;
    readonly penaltyConceded: number | null | undefined;
    readonly totalTackle: number | null | undefined;
    readonly wonTackle: number | null | undefined;
  };
  readonly duels: {
    readonly aerialLost: number | null | undefined;
    readonly aerialWon: number | null | undefined;
    readonly challengeLost: number | null | undefined;
    readonly duelLost: number | null | undefined;
    readonly duelWon: number | null | undefined;
    readonly totalContest: number | null | undefined;
    readonly wonContest: number | null | undefined;
  };
  readonly keeper: {
    readonly accurateKeeperSweeper: number | null | undefined;
    readonly crossNotClaimed: number | null | undefined;
    readonly goalsPrevented: number | null | undefined;
    readonly goodHighClaim: number | null | undefined;
    readonly penaltyFaced: number | null | undefined;
    readonly penaltySave: number | null | undefined;
    readonly punches: number | null | undefined;
    readonly savedShotsFromInsideTheBox: number | null | undefined;
    readonly saves: number | null | undefined;
    readonly shootoutSaves: number | null | undefined;
    readonly totalKeeperSweeper: number | null | undefined;
  } | null | undefined;
  readonly passing: {
    readonly accurateCross: number | null | undefined;
    readonly accurateLongBalls: number | null | undefined;
    readonly accurateOppositionHalfPasses: number | null | undefined;
    readonly accurateOwnHalfPasses: number | null | undefined;
    readonly accuratePass: number | null | undefined;
    readonly bigChanceCreated: number | null | undefined;
    readonly expectedAssists: number | null | undefined;
    readonly goalAssist: number | null | undefined;
    readonly keyPass: number | null | undefined;
    readonly totalCross: number | null | undefined;
    readonly totalLongBalls: number | null | undefined;
    readonly totalOppositionHalfPasses: number | null | undefined;
    readonly totalOwnHalfPasses: number | null | undefined;
    readonly totalPass: number | null | undefined;
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
    readonly bigChanceMissed: number | null | undefined;
    readonly blocked: number | null | undefined;
    readonly expectedGoals: number | null | undefined;
    readonly expectedGoalsOnTarget: number | null | undefined;
    readonly goals: number | null | undefined;
    readonly hitWoodwork: number | null | undefined;
    readonly offTarget: number | null | undefined;
    readonly offsides: number | null | undefined;
    readonly onTarget: number | null | undefined;
    readonly ownGoals: number | null | undefined;
    readonly penaltyMiss: number | null | undefined;
    readonly penaltyWon: number | null | undefined;
    readonly shootoutGoals: number | null | undefined;
    readonly shootoutMisses: number | null | undefined;
    readonly totalShots: number | null | undefined;
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
          "name": "totalPass",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accuratePass",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalLongBalls",
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
          "name": "totalCross",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accurateCross",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keyPass",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goalAssist",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bigChanceCreated",
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
          "name": "totalOwnHalfPasses",
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
          "name": "totalOppositionHalfPasses",
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
          "name": "totalShots",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onTarget",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offTarget",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blocked",
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
          "name": "bigChanceMissed",
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
          "name": "penaltyWon",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "penaltyMiss",
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
          "name": "duelWon",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duelLost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aerialWon",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aerialLost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalContest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wonContest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "challengeLost",
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
          "name": "totalTackle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wonTackle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastManTackle",
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
          "name": "blocks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ballRecovery",
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
          "name": "penaltyConceded",
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
          "name": "goodHighClaim",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "crossNotClaimed",
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
          "name": "totalKeeperSweeper",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accurateKeeperSweeper",
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
          "name": "penaltyFaced",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "penaltySave",
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

(node as any).hash = "bbe3ece0cbe00bf60394ae132fd7cf08";

export default node;
