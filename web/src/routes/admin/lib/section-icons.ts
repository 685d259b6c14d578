import {
  type Icon,
  IconBallFootball,
  IconBox,
  IconCloudDownload,
  IconCoins,
  IconCreditCard,
  IconFiles,
  IconFilter,
  IconPercentage,
  IconTicket,
  IconTrophy,
  IconUsers,
} from '@tabler/icons-react';
import type { AdminSection } from '../../../shared/routing/route.ts';

/** The picture of each section. */
export const sectionIcons: Record<AdminSection, Icon> = {
  users: IconUsers,
  payments: IconCreditCard,
  promocodes: IconPercentage,
  plans: IconBox,
  leagues: IconTrophy,
  import: IconCloudDownload,
  tips: IconTicket,
  commissions: IconCoins,
  dropinfo: IconFilter,
  files: IconFiles,
  campaign: IconBallFootball,
};
