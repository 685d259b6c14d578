import content from '../../../content/en/home.json';
import { en as home } from '../../screens/public/home/messages.en.ts';
import { en as technicalBreak } from '../../screens/public/home/technical-break/messages.en.ts';
import { en as faults } from '../../shared/i18n/messages.en.ts';
import { en as ui } from '../../shared/ui/messages.en.ts';
import { en as app } from '../messages.en.ts';

/** The English texts of the frame and the home page, which come before all others. */
export const en = { ...app, ...content, ...faults, ...home, ...technicalBreak, ...ui };
