type CarrierInfo = {
  name: string
  /** Of the carrier's page about a parcel, up to its tracking number. */
  trackAt: `https://${string}`
}

/** Who carries parcels, by the code that the desk types. Their pages as published in November 2026. */
export const carriers = {
  auspost: { name: 'Australia Post', trackAt: 'https://auspost.com.au/mypost/track/details/' },
  startrack: { name: 'StarTrack', trackAt: 'https://startrack.com.au/track/details/' },
  nzpost: { name: 'NZ Post', trackAt: 'https://www.nzpost.co.nz/tools/tracking/item/' },
  canadapost: {
    name: 'Canada Post',
    trackAt: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
  },
  purolator: { name: 'Purolator', trackAt: 'https://www.purolator.com/en/shipping/tracker?pin=' },
  usps: { name: 'USPS', trackAt: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  ups: { name: 'UPS', trackAt: 'https://www.ups.com/track?tracknum=' },
  fedex: { name: 'FedEx', trackAt: 'https://www.fedex.com/fedextrack/?trknbr=' },
  dhl: { name: 'DHL', trackAt: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=' },
} as const satisfies Record<string, CarrierInfo>
export type Carrier = keyof typeof carriers

export const carrierCodes = Object.keys(carriers) as Carrier[]

/** The carrier's page about a parcel. */
export const trackingLink = (carrier: Carrier, trackingNumber: string): string =>
  carriers[carrier].trackAt + encodeURIComponent(trackingNumber)
