import { graphql } from 'react-relay';

/**
 * Validates the stored credentials and fetches what the whole app needs to start: who is here, what they may
 * use, the plans and the state of the site. A guest and refused credentials give a null viewer; an error keeps
 * apart from both.
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

/** What the app keeps about the signed-in person; the answer to a sign-in carries the same. */
export const sessionViewerFragment = graphql`
  fragment sessionQuery_viewer on Viewer @inline {
    user {
      id
      email
      isAdmin
      isTyper
      discord
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
