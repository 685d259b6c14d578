import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: './schema.graphql',
  generates: {
    './gateway/src/domains/__generated__/schema.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#GraphContext',
        enumsAsTypes: true,
        useTypeImports: true,
        strictScalars: true,
        scalars: { ID: 'string', DateTime: 'string', Upload: '../../kit/upload.ts#Upload' },
        mapperTypeSuffix: '',
        mappers: {
          Plan: '../plan/mapper.ts#PlanModel',
          AdminUser: '../admin-user/mapper.ts#AdminUserModel',
          Viewer: '../user/mapper.ts#ViewerModel',
          Dashboard: '../user/mapper.ts#DashboardModel',
          League: '../league/mapper.ts#LeagueModel',
          AdminTip: '../tip/admin-mapper.ts#AdminTipModel',
          Dropinfo: '../dropinfo/mapper.ts#DropinfoModel',
          Tip: '../tip/mapper.ts#TipModel',
          TipMatch: '../tip/mapper.ts#TipMatchModel',
          Match: '../match/match-model.ts#MatchModel',
          Team: '../team/team-model.ts#NamedTeam',
          TeamProfile: '../team/team-model.ts#TeamModel',
          TeamRecord: '../team/team-model.ts#TeamRecordModel',
          TeamWindow: '../match/match-model.ts#TeamWindowModel',
          Autofilter: '../autofilter/mapper.ts#AutofilterModel',
          AutofilterHit: '../autofilter/mapper.ts#AutofilterHitModel',
          AutofilterDraft: '../autofilter/mapper.ts#AutofilterDraftModel',
        },
      },
    },
  },
};

export default config;
