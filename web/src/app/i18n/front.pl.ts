import content from '../../../content/pl/home.json';
import { pl as home } from '../../screens/public/home/messages.pl.ts';
import { pl as technicalBreak } from '../../screens/public/home/technical-break/messages.pl.ts';
import { pl as faults } from '../../shared/i18n/messages.pl.ts';
import { pl as ui } from '../../shared/ui/messages.pl.ts';
import { pl as app } from '../messages.pl.ts';

/** The Polish texts of the frame and the home page, which come before all others. */
export const pl = { ...app, ...content, ...faults, ...home, ...technicalBreak, ...ui };
