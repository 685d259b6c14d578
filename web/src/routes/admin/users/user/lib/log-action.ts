import type { MessageId } from '../../../../../i18n/texts.ts';

/**
 * The words of logged actions; others are shown as they came. What is nobody's own, as a tip or a plan, is in the log
 * of the one who changed it.
 */
export const actionMessages: Readonly<Record<string, MessageId>> = {
  'user.data': 'admin.log.user.data',
  'user.role': 'admin.log.user.role',
  'user.lock': 'admin.log.user.lock',
  'user.unlock': 'admin.log.user.unlock',
  'subscription.buy': 'admin.log.subscription.buy',
  'subscription.extend': 'admin.log.subscription.extend',
  'subscription.change': 'admin.log.subscription.change',
  'subscription.grant': 'admin.log.subscription.grant',
  'subscription.edit': 'admin.log.subscription.edit',
  'payment.pay': 'admin.log.payment.pay',
  'payment.cancel': 'admin.log.payment.cancel',
  'payment.refuse': 'admin.log.payment.refuse',
  'payment.hold': 'admin.log.payment.hold',
  'tip.create': 'admin.log.tip.create',
  'tip.update': 'admin.log.tip.update',
  'tip.image_remove': 'admin.log.tip.image_remove',
  'tip.status': 'admin.log.tip.status',
  'plan.update': 'admin.log.plan.update',
  'promocode.create': 'admin.log.promocode.create',
  'promocode.disable': 'admin.log.promocode.disable',
  'league.editable': 'admin.log.league.editable',
  'match.stats': 'admin.log.match.stats',
  'match.referee': 'admin.log.match.referee',
  'dropinfo_filter.create': 'admin.log.dropinfo_filter.create',
  'dropinfo_filter.update': 'admin.log.dropinfo_filter.update',
  'dropinfo_filter.move': 'admin.log.dropinfo_filter.move',
  'file.create': 'admin.log.file.create',
  'file.destroy': 'admin.log.file.destroy',
  'provider.activate': 'admin.log.provider.activate',
};
