import type { Team } from '../__generated__/schema.ts';
import type { TeamWindowModel } from '../match/match-model.ts';

/** What `Team` is made from. */
export type TeamModel = Pick<Team, 'teamId' | 'name' | 'logo'>;

/** What `TeamProfile` is made from; its matches are found when they are asked for. */
export interface TeamProfileModel {
  readonly __typename: 'TeamProfile';
  readonly id: string;
  readonly teamId: number;
  readonly name: string;
  readonly logo: string | null;
}

/** What `TeamRecord` is made from: a team, and its played matches, newest first. */
export type TeamRecordModel = TeamWindowModel;
