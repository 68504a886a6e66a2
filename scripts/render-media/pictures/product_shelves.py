"""More pieces for the catalogue's shelves: other cuts, stones and finishes of what the house makes."""
from math import cos, pi, radians, sin

from jewel.chains import chain
from jewel.materials import GOLD, ROSE, gem, gold, metal, plain, rose, white
from jewel.mesh import at, sphere
from jewel.studio import frame, hang, lie, stand, studio
from pictures import picture
from pictures.product_rings import crown, upright
from pieces import bands, cocktail, rings, signets
from pieces.jewelry import cuff_link, name_plate, pear_drop, pendant, stud

# Cuts that no other ring of the catalogue shows.
crown('engagement-princess-platinum', lambda: rings.solitaire(white(), 'princess', 0.36, lift=0.41, w=0.19))
crown('engagement-marquise-yellow-gold', lambda: rings.solitaire(gold(), 'marquise', 0.27, pr=0.042))
crown('engagement-radiant-baguettes', lambda: rings.flanked(white(), 'radiant', 0.36, rs=0.115, angle=21.5))
crown('engagement-eternity-shank', lambda: rings.set_all_round(rose()))

crown('fashion-ring-croissant', lambda: bands.croissant(gold()), yaw=34, tilt=22, samples=20, panorama='gold')
crown('fashion-ring-morganite', lambda: rings.across(rose(), gem('morganite', 0.8)), yaw=28, samples=26)

upright('mens-ring-rope-edge', bands.rope_edged, panorama='gold')
crown(
    'mens-ring-channel-diamonds',
    lambda: bands.channel(white(), gem('diamond'), 'princess', 0.105, 0.55, 0.50, 0.20),
    yaw=34,
    tilt=20,
)
upright('mens-wedding-band-knife-edge', lambda: bands.knife_edge(white()), yaw=60, elevation=30)
upright('mens-wedding-band-satin-rose', lambda: bands.bevelled(ROSE), panorama='gold')

crown('signet-shield', lambda: signets.signet_shield(ROSE), tilt=26, elevation=46, samples=26)
crown('signet-lapis-oval', lambda: signets.signet_lapis(gold()), tilt=26, elevation=46, samples=26)

crown(
    'eternity-emerald-cut',
    lambda: bands.eternity(white(), r=0.135, cut='emerald'),
    yaw=28,
    tilt=24,
    elevation=38,
)
crown('eternity-princess-channel', lambda: bands.channel(gold(), gem('diamond')), yaw=28, tilt=24, elevation=38)

crown('cocktail-amethyst', lambda: cocktail.amethyst(gold()), samples=26)
crown(
    'cocktail-sapphire-oval',
    lambda: rings.flanked(
        white(), 'oval', 0.44, gem('sapphire', 0.44), 'pear', 0.185, 29, 90, 0.44, 0.17, w=0.24
    ),
    samples=26,
)

upright('wedding-band-braided', lambda: bands.braid((gold(), rose(), white())), panorama='gold')
crown(
    'womens-wedding-band-seven-stone',
    lambda: bands.eternity(white(), r=0.165, half=1.0),
    yaw=28,
    tilt=22,
    samples=26,
)
crown('womens-wedding-band-marquise', lambda: bands.marquise_and_round(white()), yaw=28, tilt=22, samples=26)

crown(
    'colored-diamond-canary-radiant',
    lambda: rings.halo_ring(white(), 'radiant', 0.34, gem('intense', 0.48), 0.068),
    samples=26,
    panorama='above',
)
crown(
    'colored-diamond-champagne-pear',
    lambda: rings.solitaire(rose(), 'pear', 0.38, gem('champagne', 0.46), w=0.19),
    samples=26,
)
crown(
    'high-end-ruby',
    lambda: rings.flanked(
        white(), 'cushion_l', 0.42, gem('ruby', 0.42), 'asscher', 0.235, 28, 0, 0.42, 0.19, w=0.2
    ),
)
crown(
    'bridal-princess-set',
    lambda: rings.bridal_pair(
        lambda: rings.solitaire(white(), 'princess', 0.36, lift=0.41, w=0.19),
        lambda: bands.channel(white(), gem('diamond'), r=0.085, half=1.2),
    ),
    samples=26,
)
crown(
    'bridal-oval-guard-set',
    lambda: rings.bridal_pair(
        lambda: rings.solitaire(gold(), 'oval', 0.33, w=0.18), lambda: rings.guard(gold()), 0.20
    ),
    samples=26,
)


@picture('products/stacking-twisted')
def stacking_twisted():
    """Three twisted bands, one leaning on the two that lie."""
    studio(panorama='gold')
    for yaw, height, alloy in ((0, 0.09, gold()), (20, 0.26, white())):
        with lie((0, 0), yaw, height):
            bands.rope(alloy, 1.09, 0, 0.05, 34)
    with stand(18, (0.30, 1.35), 1.19):
        bands.rope(rose(), 1.09, 0, 0.05, 34)
    frame(30, target=(0.1, 0.3, 0.9), fill=0.82)


@picture('products/earrings-pear-drops', samples=26)
def pear_drops():
    studio(mirrored=1.0, panorama='above')
    for side in (-1, 1):
        with hang(0.75, (side * 0.55, 0)), at(rot=(0, 0, side * 10)):
            pear_drop(white(), gem('aqua', 0.34))
    frame(78, target=(0, 0, 0.4))


@picture('products/necklace-ruby-pear', samples=26)
def ruby_pear():
    studio(panorama='above-gold')
    with hang(0.6):
        pendant(gold(), 'pear', 0.30, gem('ruby', 0.27), True, 2.1)
    frame(78, target=(0, 0, 0.6), fill=1.6, centre=(0.5, 0.90))


@picture('products/bracelet-twisted-bangle')
def twisted_bangle():
    """An open bangle of two wires, a ball on each end."""
    studio(panorama='gold')
    with at((0, 0, 0.2), (90, 0, 0), 1.8):
        bands.rope(gold(), 1.0, 0, 0.042, 30, 2, radians(9), radians(351))
        for side in (-1, 1):
            with at(rot=(0, side * 8, 0)):
                sphere(0.105, (0, 0, 1.0), gold(), seg=96)
    frame(36, target=(0, 0, 0.1), fill=0.8)


@picture('products/colored-diamond-canary-studs')
def canary_studs():
    studio(panorama='gold')
    for side in (-1, 1):
        with at((side * 0.66, 0.1 * side, 0.52), (58, 0, side * -14)):
            stud(gold(), 0.42, 'cushion', gem('canary', 0.60))
    frame(22, target=(0, 0, 0.5))


@picture('products/mens-identity-bracelet')
def identity_bracelet():
    """A plate in front, cable links all the way round to it."""
    studio(panorama='gold')
    radius, flat, z, half = 1.75, 0.86, 0.29, 0.52
    name_plate(gold(), metal(tuple(0.8 * c for c in GOLD), 0.34, 'satin'), radius, flat, z, half)
    angles = [-pi / 2 + half + 0.045 + (2 * pi - 2 * half - 0.09) * i / 160 for i in range(161)]
    chain([(radius * cos(a), radius * flat * sin(a), z) for a in angles], gold(), 0.42, 0.30, 0.052, False, 45)
    frame(34, target=(0, 0, 0.1), fill=0.8)


@picture('products/mens-onyx-cufflinks')
def onyx_cufflinks():
    studio(panorama='gold')
    onyx = plain((0.004, 0.004, 0.005), 0.04, 0.6, 1)
    for side in (-1, 1):
        with at((side * 0.70, 0.1 * side, 0.62), (52, 0, side * -16)):
            cuff_link(gold(), onyx)
    frame(26, target=(0, 0, 0.5))
