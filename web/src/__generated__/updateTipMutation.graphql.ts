/**
 * @generated SignedSource<<9af7a868b1327c71f0b7a2849a8521c4>>
 * @relayHash c3fd397ebf7cea682844ad26e32583a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 440cbdb9dcf17f6b8562db69552426ee272a6eaa9aa9ba1a4eb7445b847e6b47

import { ConcreteRequest } from 'relay-runtime';
export type TipTypeInput = "CHATGPT" | "DEFAULT" | "SPECIAL";
export type UpdateTipInput = {
  description?: string | null | undefined;
  expectedValue?: number | null | undefined;
  images?: ReadonlyArray<null>;
  kickOff: string;
  matches?: ReadonlyArray<TipMatchInput>;
  odds: number;
  qualityValue?: number | null | undefined;
  stake: number;
  tip: string;
  tipId: string;
  title: string;
  type: TipTypeInput;
  version?: number | null | undefined;
};
export type TipMatchInput = {
  kickOff: string;
  odds: number;
  tip: string;
  title: string;
};
export type updateTipMutation$variables = {
  input: UpdateTipInput;
};
export type updateTipMutation$data = {
  readonly updateTip: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
    }>;
    readonly tip: {
      readonly version: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type updateTipMutation = {
  response: updateTipMutation$data;
  variables: updateTipMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateTipPayload",
    "kind": "LinkedField",
    "name": "updateTip",
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
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "updateTipMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "updateTipMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "440cbdb9dcf17f6b8562db69552426ee272a6eaa9aa9ba1a4eb7445b847e6b47",
    "metadata": {},
    "name": "updateTipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6422befd1f09a33c0e14770b649ffca0";

export default node;
