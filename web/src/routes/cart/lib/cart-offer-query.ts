import { graphql } from 'react-relay';

/** The plans with their lengths, and what is known of the buyer; the plans are what the cart cannot do without. */
export const cartOfferQuery = graphql`
  query cartOfferQuery {
    plans @catch(to: RESULT) {
      name
      pricePln
      discordIncluded
      validFrom
      validUntil
      unavailability
      offers {
        months
        durationDiscountPercent
        discordPricePln
      }
    }
    viewer @catch(to: RESULT) {
      user {
        firstName
        lastName
        discord
      }
      activeSubscription {
        planName
        expiresAt
      }
      activeSubscriptionRestValuePln
      activeSubscriptionDaysLeft
    }
  }
`;
