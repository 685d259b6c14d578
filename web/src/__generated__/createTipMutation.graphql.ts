/**
 * @generated SignedSource<<2b908d2401da3b2ded5a7ab7afca37ad>>
 * @relayHash ca4fcfe02e364f1cae139c8a0b94ff34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30d4d44c2d2410380c9e9b127f930f072f0330f8cd6f0187abe805a6afe17b48

import { ConcreteRequest } from 'relay-runtime';
export type TipTypeInput = "CHATGPT" | "DEFAULT" | "SPECIAL";
export type CreateTipInput = {
  description?: string | null | undefined;
  expectedValue?: number | null | undefined;
  images?: ReadonlyArray<null>;
  kickOff: string;
  matches?: ReadonlyArray<TipMatchInput>;
  odds: number;
  qualityValue?: number | null | undefined;
  stake: number;
  tip: string;
  title: string;
  type: TipTypeInput;
};
export type TipMatchInput = {
  kickOff: string;
  odds: number;
  tip: string;
  title: string;
};
export type createTipMutation$variables = {
  input: CreateTipInput;
};
export type createTipMutation$data = {
  readonly createTip: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
    }>;
    readonly tip: {
      readonly tip: {
        readonly uid: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type createTipMutation = {
  response: createTipMutation$data;
  variables: createTipMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "createTipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTipPayload",
        "kind": "LinkedField",
        "name": "createTip",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminTip",
            "kind": "LinkedField",
            "name": "tip",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Tip",
                "kind": "LinkedField",
                "name": "tip",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "createTipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTipPayload",
        "kind": "LinkedField",
        "name": "createTip",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminTip",
            "kind": "LinkedField",
            "name": "tip",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Tip",
                "kind": "LinkedField",
                "name": "tip",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "30d4d44c2d2410380c9e9b127f930f072f0330f8cd6f0187abe805a6afe17b48",
    "metadata": {},
    "name": "createTipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3876632bdc8e580f32a7231c77a4cdf8";

export default node;
