/**
 * @generated SignedSource<<8648734286ee601e0def31efbbae837a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BLIK" | "P24";
export type PaymentStatus = "CANCELLED" | "DONE" | "EXPIRED" | "FAILED" | "HELD" | "PENDING" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type sharePanels_stats$data = {
  readonly methods: ReadonlyArray<{
    readonly amountPln: number;
    readonly method: PaymentMethod | null | undefined;
    readonly payments: number;
  }>;
  readonly plans: ReadonlyArray<{
    readonly amountPln: number;
    readonly payments: number;
    readonly plan: string;
  }>;
  readonly statuses: ReadonlyArray<{
    readonly amountPln: number;
    readonly payments: number;
    readonly status: PaymentStatus;
    readonly statusText: string;
  }>;
  readonly " $fragmentType": "sharePanels_stats";
};
export type sharePanels_stats$key = {
  readonly " $data"?: sharePanels_stats$data;
  readonly " $fragmentSpreads": FragmentRefs<"sharePanels_stats">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payments",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountPln",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sharePanels_stats",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanOfPayments",
      "kind": "LinkedField",
      "name": "plans",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plan",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MethodOfPayments",
      "kind": "LinkedField",
      "name": "methods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatusOfPayments",
      "kind": "LinkedField",
      "name": "statuses",
      "plural": true,
      "selections": [
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
          "name": "statusText",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentStats",
  "abstractKey": null
};
})();

(node as any).hash = "518684c7cdafe281a88138f69aa0d9df";

export default node;
