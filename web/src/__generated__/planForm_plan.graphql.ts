/**
 * @generated SignedSource<<172441e419f449722ded76a42336a120>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type planForm_plan$data = {
  readonly hasFixedDates: boolean;
  readonly isLimited: boolean;
  readonly placesTaken: number | null | undefined;
  readonly placesTotal: number | null | undefined;
  readonly planId: number;
  readonly pricePln: number;
  readonly saleEndsAt: string | null | undefined;
  readonly salePercent: number | null | undefined;
  readonly saleStartsAt: string | null | undefined;
  readonly soldUntil: string | null | undefined;
  readonly validFrom: string | null | undefined;
  readonly validUntil: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "planForm_plan";
};
export type planForm_plan$key = {
  readonly " $data"?: planForm_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"planForm_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "planForm_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pricePln",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saleStartsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saleEndsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLimited",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placesTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placesTaken",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "soldUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasFixedDates",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
      "storageKey": null
    }
  ],
  "type": "AdminPlan",
  "abstractKey": null
};

(node as any).hash = "788199ca082444ec2e1eae6b9f0b177f";

export default node;
