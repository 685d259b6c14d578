/**
 * @generated SignedSource<<030cdd601430a5f30a4682f5338870f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type matchDropinfosSection_match$data = {
  readonly dropinfos: Result<ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"matchDropinfoItem_dropinfo">;
  }>, unknown>;
  readonly " $fragmentType": "matchDropinfosSection_match";
};
export type matchDropinfosSection_match$key = {
  readonly " $data"?: matchDropinfosSection_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"matchDropinfosSection_match">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "matchDropinfosSection_match",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 20
          }
        ],
        "concreteType": "Dropinfo",
        "kind": "LinkedField",
        "name": "dropinfos",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "matchDropinfoItem_dropinfo"
          }
        ],
        "storageKey": "dropinfos(first:20)"
      },
      "to": "RESULT"
    }
  ],
  "type": "Match",
  "abstractKey": null
};

(node as any).hash = "f5dabfeedfd0df3a75af11cae7ec532b";

export default node;
