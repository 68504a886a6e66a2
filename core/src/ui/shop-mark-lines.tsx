/** The `viewBox` of the shop's logo. */
export const SHOP_MARK_FIELD = '40 12 120 178';

/** The lines of the shop's logo, a faceted stone above a thin ring, for an `svg` with a stroke. */
export const shopMarkLines = (
  <>
    <path d="M84.2 80.1A54 54 0 1 0 115.8 80.1" strokeWidth="5" />
    <path d="M84.2 80.1 78 66M115.8 80.1 122 66" strokeWidth="4" />
    <path d="M78 16H122L140 38 100 82 60 38Z" strokeWidth="4.4" />
    <path d="M60 38H140M78 16 86 38 100 16 114 38 122 16M86 38 100 82 114 38" strokeWidth="2.4" />
  </>
);
