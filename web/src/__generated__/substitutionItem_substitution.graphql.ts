/**
 * @generated SignedSource<<56212d291369002f1993663f8c3dbfde>>
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
  readonly playerIn: {
    readonly name: string;
  } | null | undefined;
  readonly playerOut: {
    readonly name: string;
  } | null | undefined;
  readonly time: number;
  readonly " $fragmentType": "substitutionItem_substitution";
};
export type substitutionItem_substitution$key = {
  readonly " $data"?: substitutionItem_substitution$data;
  readonly " $fragmentSpreads": FragmentRefs<"substitutionItem_substitution">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
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
      "concreteType": "Player",
      "kind": "LinkedField",
      "name": "playerIn",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Player",
      "kind": "LinkedField",
      "name": "playerOut",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
})();

(node as any).hash = "2f8177bfd740657f2cda6a1ff62b1566";

export default node;
