import { graphql } from 'react-relay';

/** Sets how the person is notified; the form is brought up to date by the answer. */
export const saveAlertSettingsMutation = graphql`
  mutation saveAlertSettingsMutation($input: SaveAlertSettingsInput!) {
    saveAlertSettings(input: $input) {
      viewer {
        alertSettings {
          ...alertBudgetForm_settings
        }
      }
      errors {
        field
        code
      }
    }
  }
`;
