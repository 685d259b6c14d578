/**
 * @generated SignedSource<<8c9d791420882cc94a0ed82995680203>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type Permission = "ADMINPANEL" | "AUTOFILTERS" | "CHATGPT_TIPS" | "DEFAULT_TIPS" | "DROPINFO" | "DROPINFO_FILTERS" | "GOQ" | "SPECIAL_TIPS" | "STATS" | "TIPS" | "UNKNOWN";
export type dashboardScreenQuery$variables = Record<PropertyKey, never>;
export type dashboardScreenQuery$data = {
  readonly liveCursor: string;
  readonly viewer: {
    readonly dashboard: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"chatgptTipsSection_dashboard" | "dashboardNotices_dashboard" | "defaultTipsSection_dashboard" | "dropinfoSection_dashboard" | "specialTipsSection_dashboard">;
    } | null | undefined, unknown>;
    readonly permissions: ReadonlyArray<Permission>;
    readonly " $fragmentSpreads": FragmentRefs<"dashboardNotices_viewer" | "userCardSection_viewer">;
  } | null | undefined;
};
export type dashboardScreenQuery = {
  response: dashboardScreenQuery$data;
  variables: dashboardScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "liveCursor",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  }
],
v6 = [
  (v2/*:: as any*/),
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tip",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "status",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cancelReason",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "exchange",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "units",
    "storageKey": null
  },
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "dashboardScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "dashboardNotices_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "userCardSection_viewer"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Dashboard",
              "kind": "LinkedField",
              "name": "dashboard",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "dashboardNotices_dashboard"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "dropinfoSection_dashboard"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "specialTipsSection_dashboard"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "defaultTipsSection_dashboard"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "chatgptTipsSection_dashboard"
                }
              ],
              "storageKey": null
            },
            "to": "RESULT"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "dashboardScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isAdmin",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "showMeVipSubInfo",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isTyper",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActiveSubscription",
            "kind": "LinkedField",
            "name": "activeSubscription",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "plan",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "goq",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "discord",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Dashboard",
            "kind": "LinkedField",
            "name": "dashboard",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "limitedPlanWarning",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Dropinfo",
                "kind": "LinkedField",
                "name": "dropinfos",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "uid",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "drop",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OddsSide",
                    "kind": "LinkedField",
                    "name": "over",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OddsSide",
                    "kind": "LinkedField",
                    "name": "under",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DropinfoLeague",
                    "kind": "LinkedField",
                    "name": "league",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "country",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Tip",
                "kind": "LinkedField",
                "name": "specialTips",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Tip",
                "kind": "LinkedField",
                "name": "defaultTips",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Tip",
                "kind": "LinkedField",
                "name": "chatgptTips",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0d4fb34c607432d61f7707fafebe23ba",
    "id": null,
    "metadata": {},
    "name": "dashboardScreenQuery",
    "operationKind": "query",
    "text": "query dashboardScreenQuery {\n  liveCursor\n  viewer {\n    permissions\n    ...dashboardNotices_viewer\n    ...userCardSection_viewer\n    dashboard {\n      ...dashboardNotices_dashboard\n      ...dropinfoSection_dashboard\n      ...specialTipsSection_dashboard\n      ...defaultTipsSection_dashboard\n      ...chatgptTipsSection_dashboard\n    }\n  }\n}\n\nfragment chatgptTipsSection_dashboard on Dashboard {\n  chatgptTips {\n    ...tipList_tips\n    id\n  }\n}\n\nfragment dashboardNotices_dashboard on Dashboard {\n  limitedPlanWarning\n}\n\nfragment dashboardNotices_viewer on Viewer {\n  user {\n    isAdmin\n    showMeVipSubInfo\n    id\n  }\n}\n\nfragment defaultTipsSection_dashboard on Dashboard {\n  defaultTips {\n    ...tipList_tips\n    id\n  }\n}\n\nfragment dropinfoPanelItem_dropinfo on Dropinfo {\n  uid\n  title\n  date\n  drop\n  over {\n    label\n    from\n    to\n  }\n  under {\n    label\n    from\n    to\n  }\n  league {\n    name\n    country\n  }\n}\n\nfragment dropinfoSection_dashboard on Dashboard {\n  dropinfos {\n    id\n    date\n    ...dropinfoPanelItem_dropinfo\n  }\n}\n\nfragment specialTipsSection_dashboard on Dashboard {\n  specialTips {\n    ...tipList_tips\n    id\n  }\n}\n\nfragment tipListItem_tip on Tip {\n  title\n  tip\n  status\n  cancelReason\n  exchange\n  units\n  date\n}\n\nfragment tipList_tips on Tip {\n  id\n  ...tipListItem_tip\n}\n\nfragment userCardSection_viewer on Viewer {\n  user {\n    isAdmin\n    isTyper\n    id\n  }\n  activeSubscription {\n    plan\n    expiresAt\n    goq\n    discord\n  }\n}\n"
  }
};
})();

(node as any).hash = "a3fad7677bb6315409cdd95cc46e36d5";

export default node;
