/**
 * @generated SignedSource<<3259e0ae45db46d9eecbc78f88b7e335>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type UpdatePasswordInput = {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
};
export type updatePasswordMutation$variables = {
  input: UpdatePasswordInput;
};
export type updatePasswordMutation$data = {
  readonly updatePassword: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type updatePasswordMutation = {
  response: updatePasswordMutation$data;
  variables: updatePasswordMutation$variables;
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
    "concreteType": "UpdatePasswordPayload",
    "kind": "LinkedField",
    "name": "updatePassword",
    "plural": false,
    "selections": [
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
    "name": "updatePasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "updatePasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "51b1907b5495b4ece723e0f6f9cd45fd",
    "id": null,
    "metadata": {},
    "name": "updatePasswordMutation",
    "operationKind": "mutation",
    "text": "mutation updatePasswordMutation(\n  $input: UpdatePasswordInput!\n) {\n  updatePassword(input: $input) {\n    errors {\n      field\n      code\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2b5d4517cea679db1fe2bfa031721acb";

export default node;
