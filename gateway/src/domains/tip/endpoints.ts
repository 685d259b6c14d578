import { anything, integerFrom, list, orNull, shape } from '../../kit/shape.ts';
import type { Upload } from '../../kit/upload.ts';
import { del, get, post, put } from '../../rest/endpoint.ts';
import type { FormPart } from '../../rest/form.ts';
import type { CreateTipInput } from '../__generated__/schema.ts';
import type { GoqQuery } from './filter.ts';
import { balance, tip, tipTypeNames } from './shapes.ts';

export const oneTip = shape({ tip });

/** Reads the latest tips; with `balance` also the sums of all tips, if the upstream supports it. */
export const tipList = get('tip.list', '/tips.json', {
  query: (args: { adminList?: boolean; balance?: boolean }) => ({
    admin_list: args.adminList || null,
    balance: args.balance || null,
  }),
  decode: shape({ tips: list(tip), balance: orNull(list(balance)) }),
  cost: 2,
  fields: [
    'Query.tips',
    'Query.tipBalance',
    'Match.tips',
    { field: 'Admin.tips', per: 'object' },
    { finds: 'Tip' },
  ],
});

export const tipGoq = get('tip.goq', '/tips/goq.json', {
  query: ({ page, filter }: { page: number; filter: GoqQuery }) => ({ page, ...filter }),
  decode: shape({ tips: list(tip), per_page: orNull(integerFrom(1)), total: orNull(integerFrom(0)) }),
  fields: [{ field: 'Query.goqTips', by: ['filter', 'first', 'after'], pages: 20 }],
});

export const tipGet = get('tip.get', '/tips/{idOrUid}.json', {
  decode: oneTip,
  fields: [
    { field: 'Query.tip', by: ['uid'] },
    { field: 'Admin.tip', by: ['uidOrNumber'] },
    { field: 'Mutation.removeTipImage', when: { 'input.tipId': 'given' } },
    { finds: 'Tip', per: 'object' },
  ],
});

/** An edit of the expected version; null skips the check. */
interface VersionedEdit {
  readonly version: number | null;
}

const versionQuery = ({ version }: VersionedEdit) => ({ version });

export const tipSetSuccess = put('tip.setSuccess', '/tips/{id}/set_success.json', {
  query: versionQuery,
  decode: oneTip,
  fields: [{ field: 'Mutation.settleTip', when: { 'input.result': ['SUCCESS'] } }],
});

export const tipSetFail = put('tip.setFail', '/tips/{id}/set_fail.json', {
  query: versionQuery,
  decode: oneTip,
  fields: [{ field: 'Mutation.settleTip', when: { 'input.result': ['FAIL'] } }],
});

export const tipSetCancel = put('tip.setCancel', '/tips/{id}/set_cancel.json', {
  query: versionQuery,
  body: (args: VersionedEdit & { cancelReason: string }) => ({ cancel_reason: args.cancelReason }),
  decode: oneTip,
  fields: [{ field: 'Mutation.settleTip', when: { 'input.result': ['CANCEL'] } }],
});

export type TipData = Omit<CreateTipInput, 'images'>;

/** One byte more is forwarded, so that the upstream can report which picture is too large. */
const maxImageBytes = 5 * 1024 * 1024;

const decimal = (value: number | null | undefined): string => (value == null ? '' : String(value));

function* tipForm(
  data: TipData,
  images: readonly Upload[],
  version: number | null | undefined,
): Generator<FormPart> {
  const fields: Record<string, string> = {
    '[title]': data.title,
    '[tip]': data.tip,
    '[tip_type]': tipTypeNames[data.type],
    '[exchange]': decimal(data.odds),
    '[rate]': decimal(data.stake),
    '[ewk]': decimal(data.expectedValue),
    '[quality_value]': decimal(data.qualityValue),
    '[date]': data.kickOff,
    '[description]': data.description ?? '',
    ...(version == null ? {} : { '[version]': String(version) }),
  };
  for (const [index, match] of (data.matches ?? []).entries()) {
    const { title, tip, odds, kickOff } = match;
    for (const [field, value] of Object.entries({ title, tip, exchange: decimal(odds), date: kickOff })) {
      fields[`[matches][${index}][${field}]`] = value;
    }
  }
  for (const [name, value] of Object.entries(fields)) yield { name: `tip${name}`, value };
  for (const [index, image] of images.entries()) {
    yield { name: 'tip[images][]', fileName: `image-${index}`, chunks: image.chunks(maxImageBytes + 1) };
  }
}

/** Publishes a tip; streams its pictures. */
export const tipCreate = post('tip.create', '/tips.json', {
  form: ({ data, images }: { data: TipData; images: readonly Upload[] }) => tipForm(data, images, null),
  decode: oneTip,
  cost: 2,
  fields: ['Mutation.createTip'],
});

/** Changes a tip and adds pictures, which are streamed. */
export const tipUpdate = put('tip.update', '/tips/{id}.json', {
  form: ({ data, images, version }: VersionedEdit & { data: TipData; images: readonly Upload[] }) =>
    tipForm(data, images, version),
  decode: oneTip,
  cost: 2,
  fields: ['Mutation.updateTip'],
});

/** Removes a picture by its id, or by its tip's id and its `original`. */
export const tipDestroyImage = del('tip.destroyImage', '/tips/{id}/destroy_tip_img.json', {
  query: ({ image, version }: VersionedEdit & { image?: string }) => ({ image, version }),
  decode: anything,
  fields: ['Mutation.removeTipImage'],
});
