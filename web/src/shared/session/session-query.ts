import { graphql } from 'react-relay';

/**
 * Validates the stored credentials and fetches the shared state: the user, permissions, plans and the site. The viewer is null
 * for guests and invalid credentials.
 */
export const sessionQuery = graphql`
  query sessionQuery {
    viewer @catch(to: RESULT) {
      ...sessionQuery_viewer
    }
    plans @catch(to: RESULT) {
      id
      name
      pricePln
      activeSale {
        percent
      }
      isLimited
      placesLeft
      permissions
      tipsEveryNth
      discordIncluded
      soldUntil
      validFrom
      hasFixedDates
      validUntil
      unavailability
      offers {
        months
        durationDiscountPercent
        regularPricePln
        pricePln
        pricePerMonthPln
        discordPricePln
        goqIncluded
      }
    }
    site {
      name
      technicalBreak
      dashboardBreak
      offline
      supportEmail
      contactEmail
      socialLinks {
        name
        url
      }
      appDownloadUrl
      recommendedPlan
      trackers {
        googleTagId
        googleConversionId
        metaPixelId
      }
    }
  }
`;

/** The signed-in user, as also returned by a sign-in. */
export const sessionViewerFragment = graphql`
  fragment sessionQuery_viewer on Viewer @inline {
    user {
      id
      email
      isAdmin
      isTyper
      discordName
    }
    permissions
    hasLimitedPlanPlace
    activeSubscription {
      planName
      expiresAt
      discord
    }
    upcomingSubscriptions {
      planName
      startsAt
    }
    waitingPayments {
      id
      uid
      planName
      amountPln
      paymentUrl
      payableUntil
      canCancel
    }
  }
`;
