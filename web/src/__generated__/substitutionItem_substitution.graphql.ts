/**
 * @generated SignedSource<<019cffaa1c3560787c3e97e512098155>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type substitutionItem_substitution$data = {
  readonly addedTime: number | null | undefined;
  readonly injury: boolean;
  readonly isHome: boolean;
  readonly playerIn: string | null | undefined;
  readonly playerOut: string | null | undefined;
  readonly time: number;
  readonly " $fragmentType": "substitutionItem_substitution";
};
export type substitutionItem_substitution$key = {
  readonly " $data"?: substitutionItem_substitution$data;
  readonly " $fragmentSpreads": FragmentRefs<"substitutionItem_substitution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "substitutionItem_substitution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHome",
      "storageKey": null
    },
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
};

(node as any).hash = "af9278483cec36920fac582c2d38eb8d";

export default node;
