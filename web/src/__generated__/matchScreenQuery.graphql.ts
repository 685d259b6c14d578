/**
 * @generated SignedSource<<0a838689092ca857267f3e4f01c56894>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type Comparison = "NO" | "OVER" | "UNDER" | "YES";
export type CountOf = "OPPONENT" | "OWN" | "SUM";
export type MatchStat = "BTTS" | "CORNERS" | "FOULS" | "GOAL" | "RED" | "SHOTS" | "SHOTS_ON_GOAL" | "YELLOW";
export type StatLineInput = {
  comparison: Comparison;
  countOf?: CountOf;
  line?: number | null | undefined;
  stat: MatchStat;
};
export type matchScreenQuery$variables = {
  lines: ReadonlyArray<StatLineInput>;
  matchId: number;
  sameLeague: boolean;
  size: number;
};
export type matchScreenQuery$data = {
  readonly match: Result<{
    readonly leagueId: number;
    readonly " $fragmentSpreads": FragmentRefs<"matchContent_match">;
  } | null | undefined, unknown>;
};
export type matchScreenQuery = {
  response: matchScreenQuery$data;
  variables: matchScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lines"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "matchId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sameLeague"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "size"
},
v4 = [
  {
    "kind": "Variable",
    "name": "matchId",
    "variableName": "matchId"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leagueId",
  "storageKey": null
},
v6 = {
  "kind": "Variable",
  "name": "lines",
  "variableName": "lines"
},
v7 = {
  "kind": "Variable",
  "name": "sameLeague",
  "variableName": "sameLeague"
},
v8 = {
  "kind": "Variable",
  "name": "size",
  "variableName": "size"
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goal",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "teamId",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Team",
  "kind": "LinkedField",
  "name": "team",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logo",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "season",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v16 = [
  {
    "kind": "Literal",
    "name": "size",
    "value": 5
  }
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "form",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "matchId",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "corners",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "yellow",
  "storageKey": null
},
v22 = [
  (v9/*:: as any*/),
  (v20/*:: as any*/),
  (v21/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "team",
    "plural": false,
    "selections": [
      (v11/*:: as any*/)
    ],
    "storageKey": null
  }
],
v23 = [
  (v17/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Match",
    "kind": "LinkedField",
    "name": "matches",
    "plural": true,
    "selections": [
      (v15/*:: as any*/),
      (v18/*:: as any*/),
      (v5/*:: as any*/),
      (v19/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "MatchSide",
        "kind": "LinkedField",
        "name": "home",
        "plural": false,
        "selections": (v22/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MatchSide",
        "kind": "LinkedField",
        "name": "away",
        "plural": false,
        "selections": (v22/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v24 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v25 = [
  (v17/*:: as any*/),
  {
    "alias": null,
    "args": [
      (v6/*:: as any*/)
    ],
    "concreteType": "HitRate",
    "kind": "LinkedField",
    "name": "rates",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hits",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sampleSize",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "average",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "HitMark",
        "kind": "LinkedField",
        "name": "marks",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Match",
            "kind": "LinkedField",
            "name": "match",
            "plural": false,
            "selections": [
              (v15/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v26 = [
  (v9/*:: as any*/),
  (v20/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "team",
    "plural": false,
    "selections": [
      (v10/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "storageKey": null
  },
  (v21/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "confirmed",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "playerId",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "Player",
  "kind": "LinkedField",
  "name": "player",
  "plural": false,
  "selections": [
    (v28/*:: as any*/),
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatar",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shirtNumber",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v32 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formation",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "LineupPlayer",
    "kind": "LinkedField",
    "name": "starting",
    "plural": true,
    "selections": [
      (v14/*:: as any*/),
      (v29/*:: as any*/),
      (v30/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "captain",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "LineupPlayer",
    "kind": "LinkedField",
    "name": "substitutes",
    "plural": true,
    "selections": [
      (v29/*:: as any*/),
      (v14/*:: as any*/),
      (v30/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "MissingPlayer",
    "kind": "LinkedField",
    "name": "missing",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "certainty",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Player",
        "kind": "LinkedField",
        "name": "player",
        "plural": false,
        "selections": [
          (v28/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      (v31/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expectedEndAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isHome",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeScore",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayScore",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "time",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addedTime",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "player",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "matchScreenQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v4/*:: as any*/),
          "concreteType": "Match",
          "kind": "LinkedField",
          "name": "match",
          "plural": false,
          "selections": [
            (v5/*:: as any*/),
            {
              "args": [
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/)
              ],
              "kind": "FragmentSpread",
              "name": "matchContent_match"
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "matchScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Match",
        "kind": "LinkedField",
        "name": "match",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MatchSide",
            "kind": "LinkedField",
            "name": "home",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roundName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refereeDisplayName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "League",
            "kind": "LinkedField",
            "name": "league",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "country",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "flag",
                "storageKey": null
              },
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Standing",
                "kind": "LinkedField",
                "name": "standings",
                "plural": true,
                "selections": [
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "points",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Team",
                    "kind": "LinkedField",
                    "name": "team",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MatchSide",
            "kind": "LinkedField",
            "name": "away",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": "homeLast",
            "args": (v16/*:: as any*/),
            "concreteType": "TeamWindow",
            "kind": "LinkedField",
            "name": "homeWindow",
            "plural": false,
            "selections": (v23/*:: as any*/),
            "storageKey": "homeWindow(size:5)"
          },
          {
            "alias": "awayLast",
            "args": (v16/*:: as any*/),
            "concreteType": "TeamWindow",
            "kind": "LinkedField",
            "name": "awayWindow",
            "plural": false,
            "selections": (v23/*:: as any*/),
            "storageKey": "awayWindow(size:5)"
          },
          (v19/*:: as any*/),
          (v18/*:: as any*/),
          {
            "alias": null,
            "args": (v24/*:: as any*/),
            "concreteType": "TeamWindow",
            "kind": "LinkedField",
            "name": "homeWindow",
            "plural": false,
            "selections": (v25/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v24/*:: as any*/),
            "concreteType": "TeamWindow",
            "kind": "LinkedField",
            "name": "awayWindow",
            "plural": false,
            "selections": (v25/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 5
              }
            ],
            "concreteType": "Match",
            "kind": "LinkedField",
            "name": "headToHead",
            "plural": true,
            "selections": [
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MatchSide",
                "kind": "LinkedField",
                "name": "home",
                "plural": false,
                "selections": (v26/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MatchSide",
                "kind": "LinkedField",
                "name": "away",
                "plural": false,
                "selections": (v26/*:: as any*/),
                "storageKey": null
              },
              (v18/*:: as any*/),
              (v5/*:: as any*/),
              (v19/*:: as any*/)
            ],
            "storageKey": "headToHead(first:5)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Lineups",
            "kind": "LinkedField",
            "name": "lineups",
            "plural": false,
            "selections": [
              (v27/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Lineup",
                "kind": "LinkedField",
                "name": "home",
                "plural": false,
                "selections": (v32/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Lineup",
                "kind": "LinkedField",
                "name": "away",
                "plural": false,
                "selections": (v32/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "incidents",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v35/*:: as any*/)
                ],
                "type": "GoalIncident",
                "abstractKey": null
              },
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isIncident"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v33/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  (v38/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "assist",
                    "storageKey": null
                  }
                ],
                "type": "GoalIncident",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v33/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "card",
                    "storageKey": null
                  },
                  (v38/*:: as any*/),
                  (v31/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rescinded",
                    "storageKey": null
                  }
                ],
                "type": "CardIncident",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v33/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "playerIn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "playerOut",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "injury",
                    "storageKey": null
                  }
                ],
                "type": "SubstitutionIncident",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v33/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "decision",
                    "storageKey": null
                  },
                  (v38/*:: as any*/),
                  (v27/*:: as any*/)
                ],
                "type": "VarIncident",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v33/*:: as any*/),
                  (v38/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "saved",
                    "storageKey": null
                  }
                ],
                "type": "MissedPenaltyIncident",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sequence",
                    "storageKey": null
                  },
                  (v33/*:: as any*/),
                  (v38/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "scored",
                    "storageKey": null
                  },
                  (v34/*:: as any*/),
                  (v35/*:: as any*/)
                ],
                "type": "ShootoutIncident",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "period",
                    "storageKey": null
                  },
                  (v34/*:: as any*/),
                  (v35/*:: as any*/)
                ],
                "type": "PeriodIncident",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "length",
                    "storageKey": null
                  }
                ],
                "type": "InjuryTimeIncident",
                "abstractKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PlayerStatistics",
            "kind": "LinkedField",
            "name": "playerStatistics",
            "plural": true,
            "selections": [
              (v33/*:: as any*/),
              (v14/*:: as any*/),
              (v29/*:: as any*/),
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
            "storageKey": null
          },
          (v15/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a89bc20972e770683f3d63cc247d50e1",
    "id": null,
    "metadata": {},
    "name": "matchScreenQuery",
    "operationKind": "query",
    "text": "query matchScreenQuery(\n  $matchId: Int!\n  $size: Int!\n  $sameLeague: Boolean!\n  $lines: [StatLineInput!]!\n) {\n  match(matchId: $matchId) {\n    leagueId\n    ...matchContent_match_3vJzp0\n    id\n  }\n}\n\nfragment benchPlayer_player on LineupPlayer {\n  position\n  shirtNumber\n  player {\n    playerId\n    name\n  }\n}\n\nfragment bench_lineup on Lineup {\n  substitutes {\n    player {\n      playerId\n    }\n    ...benchPlayer_player\n  }\n}\n\nfragment cardItem_card on CardIncident {\n  time\n  addedTime\n  isHome\n  card\n  player\n  reason\n  rescinded\n}\n\nfragment comparisonSection_match_3vJzp0 on Match {\n  matchId\n  ...comparisonTable_match_3vJzp0\n}\n\nfragment comparisonSide_rate on HitRate {\n  hits\n  sampleSize\n  average\n  marks {\n    count\n    hit\n    match {\n      id\n    }\n  }\n}\n\nfragment comparisonTable_match_3vJzp0 on Match {\n  home {\n    team {\n      name\n      logo\n    }\n  }\n  away {\n    team {\n      name\n      logo\n    }\n  }\n  homeWindow(size: $size, sameLeague: $sameLeague) {\n    form\n    rates(lines: $lines) {\n      ...comparisonSide_rate\n    }\n  }\n  awayWindow(size: $size, sameLeague: $sameLeague) {\n    form\n    rates(lines: $lines) {\n      ...comparisonSide_rate\n    }\n  }\n}\n\nfragment goalItem_goal on GoalIncident {\n  time\n  addedTime\n  isHome\n  kind\n  player\n  assist\n}\n\nfragment headToHeadSection_match on Match {\n  home {\n    team {\n      teamId\n      name\n    }\n  }\n  away {\n    team {\n      name\n    }\n  }\n  headToHead(first: 5) {\n    id\n    home {\n      goal\n      corners\n      team {\n        teamId\n      }\n    }\n    away {\n      goal\n      corners\n      team {\n        teamId\n      }\n    }\n    ...matchRow_match\n  }\n}\n\nfragment incidentItem_incident on Incident {\n  __isIncident: __typename\n  ...goalItem_goal\n  ...cardItem_card\n  ...substitutionItem_substitution\n  ...varItem_decision\n  ...missedPenaltyItem_penalty\n  ...shootoutItem_penalty\n  ...periodItem_period\n  ...injuryTimeItem_injuryTime\n}\n\nfragment incidentsSection_match on Match {\n  home {\n    team {\n      name\n    }\n  }\n  away {\n    team {\n      name\n    }\n  }\n  incidents {\n    __typename\n    ... on GoalIncident {\n      isHome\n      homeScore\n      awayScore\n    }\n    ...incidentItem_incident\n  }\n}\n\nfragment injuryTimeItem_injuryTime on InjuryTimeIncident {\n  length\n}\n\nfragment lastMatchesSection_match on Match {\n  home {\n    team {\n      name\n      logo\n    }\n  }\n  away {\n    team {\n      name\n      logo\n    }\n  }\n  homeLast: homeWindow(size: 5) {\n    ...teamLastMatches_window\n  }\n  awayLast: awayWindow(size: 5) {\n    ...teamLastMatches_window\n  }\n}\n\nfragment lineupsSection_match on Match {\n  home {\n    team {\n      name\n    }\n  }\n  away {\n    team {\n      name\n    }\n  }\n  lineups {\n    confirmed\n    home {\n      formation\n      ...pitch_lineup\n      ...bench_lineup\n      ...missingPlayers_lineup\n    }\n    away {\n      formation\n      ...pitch_lineup\n      ...bench_lineup\n      ...missingPlayers_lineup\n    }\n  }\n}\n\nfragment matchContent_match_3vJzp0 on Match {\n  home {\n    goal\n  }\n  ...matchHeader_match\n  ...comparisonSection_match_3vJzp0\n  ...headToHeadSection_match\n  ...lastMatchesSection_match\n  ...lineupsSection_match\n  ...incidentsSection_match\n  ...playersSection_match\n}\n\nfragment matchHeaderTeam_team on Team {\n  name\n  logo\n}\n\nfragment matchHeader_match on Match {\n  leagueId\n  season\n  roundName\n  refereeDisplayName\n  league {\n    name\n    country\n    flag\n    season\n    standings {\n      position\n      points\n      team {\n        teamId\n      }\n    }\n    id\n  }\n  home {\n    team {\n      teamId\n      name\n      ...matchHeaderTeam_team\n    }\n  }\n  away {\n    team {\n      teamId\n      name\n      ...matchHeaderTeam_team\n    }\n  }\n  homeLast: homeWindow(size: 5) {\n    form\n  }\n  awayLast: awayWindow(size: 5) {\n    form\n  }\n  ...matchTime_match\n}\n\nfragment matchRow_match on Match {\n  matchId\n  leagueId\n  date\n  home {\n    goal\n    corners\n    yellow\n    team {\n      name\n    }\n  }\n  away {\n    goal\n    corners\n    yellow\n    team {\n      name\n    }\n  }\n}\n\nfragment matchTime_match on Match {\n  date\n  home {\n    goal\n  }\n  away {\n    goal\n  }\n}\n\nfragment missedPenaltyItem_penalty on MissedPenaltyIncident {\n  time\n  addedTime\n  isHome\n  player\n  saved\n}\n\nfragment missingPlayerItem_missing on MissingPlayer {\n  reason\n  description\n  expectedEndAt\n  player {\n    name\n  }\n}\n\nfragment missingPlayers_lineup on Lineup {\n  missing {\n    certainty\n    player {\n      playerId\n    }\n    ...missingPlayerItem_missing\n  }\n}\n\nfragment periodItem_period on PeriodIncident {\n  period\n  homeScore\n  awayScore\n}\n\nfragment pitchPlayer_player on LineupPlayer {\n  position\n  shirtNumber\n  captain\n  player {\n    playerId\n    name\n  }\n}\n\nfragment pitch_lineup on Lineup {\n  formation\n  starting {\n    position\n    player {\n      playerId\n    }\n    ...pitchPlayer_player\n  }\n}\n\nfragment playerCounters_statistics on PlayerStatistics {\n  play {\n    minutesPlayed\n    rating\n    touches\n    possessionLost\n    dispossessed\n    unsuccessfulTouches\n    fouls\n    wasFouled\n    ballCarries\n    carriesDistance\n    progressiveCarries\n    kilometersCovered\n    sprints\n    topSpeed\n  }\n  passing {\n    totalPass\n    accuratePass\n    totalLongBalls\n    accurateLongBalls\n    totalCross\n    accurateCross\n    keyPass\n    goalAssist\n    bigChanceCreated\n    expectedAssists\n    totalOwnHalfPasses\n    accurateOwnHalfPasses\n    totalOppositionHalfPasses\n    accurateOppositionHalfPasses\n  }\n  shooting {\n    goals\n    totalShots\n    onTarget\n    offTarget\n    blocked\n    hitWoodwork\n    bigChanceMissed\n    expectedGoals\n    expectedGoalsOnTarget\n    offsides\n    ownGoals\n    penaltyWon\n    penaltyMiss\n    shootoutGoals\n    shootoutMisses\n  }\n  duels {\n    duelWon\n    duelLost\n    aerialWon\n    aerialLost\n    totalContest\n    wonContest\n    challengeLost\n  }\n  defence {\n    totalTackle\n    wonTackle\n    lastManTackle\n    interceptions\n    clearances\n    clearancesOffLine\n    blocks\n    ballRecovery\n    errorsLeadingToShot\n    errorsLeadingToGoal\n    penaltyConceded\n  }\n  keeper {\n    saves\n    savedShotsFromInsideTheBox\n    goodHighClaim\n    crossNotClaimed\n    punches\n    totalKeeperSweeper\n    accurateKeeperSweeper\n    goalsPrevented\n    penaltyFaced\n    penaltySave\n    shootoutSaves\n  }\n}\n\nfragment playerPanel_player on Player {\n  name\n  avatar\n}\n\nfragment playersSection_match on Match {\n  home {\n    team {\n      name\n    }\n  }\n  away {\n    team {\n      name\n    }\n  }\n  lineups {\n    home {\n      starting {\n        position\n        player {\n          playerId\n          name\n          ...playerPanel_player\n        }\n      }\n      substitutes {\n        position\n        player {\n          playerId\n          name\n          ...playerPanel_player\n        }\n      }\n    }\n    away {\n      starting {\n        position\n        player {\n          playerId\n          name\n          ...playerPanel_player\n        }\n      }\n      substitutes {\n        position\n        player {\n          playerId\n          name\n          ...playerPanel_player\n        }\n      }\n    }\n  }\n  playerStatistics {\n    isHome\n    position\n    player {\n      playerId\n      name\n      ...playerPanel_player\n    }\n    ...playerCounters_statistics\n  }\n}\n\nfragment shootoutItem_penalty on ShootoutIncident {\n  sequence\n  isHome\n  player\n  scored\n  homeScore\n  awayScore\n}\n\nfragment substitutionItem_substitution on SubstitutionIncident {\n  time\n  addedTime\n  isHome\n  playerIn\n  playerOut\n  injury\n}\n\nfragment teamLastMatches_window on TeamWindow {\n  form\n  matches {\n    id\n    ...matchRow_match\n  }\n}\n\nfragment varItem_decision on VarIncident {\n  time\n  addedTime\n  isHome\n  decision\n  player\n  confirmed\n}\n"
  }
};
})();

(node as any).hash = "99ffcc4c0d3b0384b23f350010c9e5ac";

export default node;
