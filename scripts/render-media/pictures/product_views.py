"""Second views of the catalogue's products, each named after its first picture.

-above: a ring from over its stones; -flat: a band lying; -worn: bands side by side; -side: an earring from beside;
-close: what is small.
"""
from jewel.bands import band
from jewel.chains import chain, lobster
from jewel.materials import gem, gold, rich_gold, rose, white
from jewel.mesh import at, catmull
from jewel.studio import frame, hang, lean, stand, studio
from pictures import picture
from pieces import bands, cocktail, rings, signets
from pieces.jewelry import hoop, pendant, stud

#: Fewer than first pictures take: these are seen after them, and what noise is left the developing evens.
SAMPLES = 12


def above(name, build, yaw=-32, tilt=14, elevation=74, panorama='studio', mirrored=1.4, **options):
    """A ring seen from over its stones, the band running away on both sides."""

    @picture('products/' + name + '-above', samples=SAMPLES)
    def scene():
        studio(mirrored=mirrored, panorama=panorama)
        with lean(yaw, tilt):
            build()
        frame(elevation, **options)


def flat(name, build, half, yaw=30, elevation=42, panorama='studio', mirrored=1.2, tilt=9, **options):
    """A band lying on its side, a little raised at the back. half: half its width."""

    @picture('products/' + name + '-flat', samples=SAMPLES)
    def scene():
        studio(mirrored=mirrored, panorama=panorama)
        with at((0, 0, half + 0.17), (90 + tilt, 0, 0)), at(rot=(0, yaw, 0)):
            build()
        frame(elevation, target=(0, 0, 0.3), **options)


above('engagement-halo-white-gold', lambda: rings.halo_ring(white()))
above('engagement-three-stone-platinum', lambda: rings.three_stone(white()))
above('engagement-cushion-platinum', lambda: rings.cushion(white()))
above('engagement-oval-rose-gold', lambda: rings.solitaire(rose(), 'oval', 0.36), panorama='above-gold')
above('engagement-emerald-cut-platinum', lambda: rings.solitaire(white(), 'emerald', 0.36, w=0.2))
above('engagement-vintage-milgrain', lambda: rings.vintage(white()))
above('engagement-pear-yellow-gold', lambda: rings.solitaire(gold(), 'pear', 0.345), panorama='above-gold')
above('cocktail-ruby-cluster', lambda: cocktail.ruby_cluster(gold()), panorama='above-gold')
above('colored-diamond-canary', lambda: rings.three_stone(gold(), gem('canary', 0.37)), panorama='above-gold')
above(
    'colored-diamond-pink-halo',
    lambda: rings.halo_ring(rose(), 'oval', 0.32, gem('pink', 0.32), 0.068),
    panorama='above-gold',
)
above('signet-oval-gold', lambda: signets.signet_oval(gold()), panorama='above-gold')
above('signet-onyx-cushion', lambda: signets.signet_onyx(gold()), panorama='above-gold')
above('fashion-ring-bypass', lambda: rings.bypass(gold()), panorama='above-gold')
above('fashion-ring-open-trio', lambda: rings.open_trio(rose()), panorama='above-gold')
above('engagement-eternity-shank', lambda: rings.set_all_round(rose()), panorama='above-gold')
above('engagement-radiant-baguettes', lambda: rings.flanked(white(), 'radiant', 0.36, rs=0.115, angle=21.5))
above(
    'engagement-marquise-yellow-gold',
    lambda: rings.solitaire(gold(), 'marquise', 0.27, pr=0.042),
    panorama='above-gold',
)
above('engagement-princess-platinum', lambda: rings.solitaire(white(), 'princess', 0.36, lift=0.41, w=0.19))
flat('eternity-diamond-platinum', lambda: bands.eternity(white()), 0.15, elevation=30)
flat('eternity-sapphire-diamond', lambda: bands.eternity(white(), ('sapphire', 'diamond')), 0.15, elevation=30)
flat('womens-wedding-band-curved-guard', lambda: rings.guard(gold()), 0.22, 14, 34, 'gold')
flat('womens-wedding-band-pave', lambda: rings.pave_band(rose()), 0.12, 24, 25, 'gold')
flat('wedding-band-milgrain', lambda: rings.milgrain_band(rich_gold()), 0.20, panorama='warm')
flat('wedding-band-plain-gold', lambda: band(gold(), 0.38, 0.15, 'comfort'), 0.19, panorama='gold')
flat('mens-ring-hammered', bands.hammered, 0.29)
flat('mens-wedding-band-brushed', bands.brushed_band, 0.29)
flat('mens-wedding-band-two-tone', bands.two_tone, 0.28)
flat('mens-ring-black-inlay', rings.mens_inlay2, 0.30, panorama='gold')
flat('mens-ring-rope-edge', bands.rope_edged, 0.27, panorama='gold')
flat('wedding-band-braided', lambda: bands.braid((gold(), rose(), white())), 0.21, panorama='gold')
flat('eternity-emerald-cut', lambda: bands.eternity(white(), r=0.135, cut='emerald'), 0.16, elevation=30)


@picture('products/stacking-set-worn', samples=SAMPLES)
def stacking_set():
    """The four side by side on one axis, as they are worn."""
    studio(panorama='gold')
    with stand(40):
        for y, build in (
            (-0.36, lambda: band(rose(), 0.2, 0.13, 'round')),
            (-0.12, lambda: bands.eternity(white(), r=0.105)),
            (0.13, lambda: rings.pave_band(rich_gold())),
            (0.37, lambda: band(rich_gold(), 0.2, 0.13, 'comfort')),
        ):
            with at((0, y, 0)):
                build()
    frame(34, target=(0, 0, 1.1))


@picture('products/stacking-beaded-chevron-worn', samples=SAMPLES)
def beaded_and_chevron():
    """The three side by side on one axis, the chevron's point against the plain band behind it."""
    studio(panorama='gold')
    with stand(212):
        for y, build in (
            (-0.44, lambda: band(white(), 0.14, 0.14, 'comfort')),
            (0.0, lambda: rings.chevron(rose())),
            (0.17, lambda: rings.beaded(rich_gold())),
        ):
            with at((0, y, 0)):
                build()
    frame(40, target=(0, 0, 1.1))


@picture('products/earrings-diamond-studs-side', samples=SAMPLES)
def diamond_studs():
    """One from beside: basket, post and back."""
    studio(mirrored=1.2)
    with at((-0.45, 0.15, 0.62), (84, 0, -62)):
        stud(white())
    with at((0.75, -0.25, 0.48), (58, 0, -14)):
        stud(white())
    frame(24, target=(0, 0, 0.5))


@picture('products/earrings-gold-hoops-side', samples=SAMPLES)
def gold_hoops():
    """One lying, one standing and turned to show the wire that closes it."""
    studio(mirrored=1.9, panorama='polished')
    with stand(-62, (0.15, 0.15), 1.05):
        hoop(rich_gold())
    with at((-0.75, -0.65, 0.105), (90, 0, 30)):
        hoop(rich_gold())
    frame(34, target=(0, 0, 0.6))


@picture('products/necklace-solitaire-pendant-close', samples=SAMPLES)
def solitaire_pendant():
    """Turned a little: claws, basket and bail."""
    studio(mirrored=1.1, turn=70)
    with hang(0.7), at(rot=(0, 0, -30)):
        pendant(white())
    frame(70, target=(0, 0, 0.6), fill=2.6, centre=(0.5, 1.42))


@picture('products/necklace-gold-chain-close', samples=SAMPLES)
def gold_chain():
    """Clasp and links."""
    studio(mirrored=1.3, panorama='warm')
    left = catmull([(-2.6, 0.9, 0.12), (-1.5, 0.35, 0.12), (-0.75, 0.02, 0.12), (-0.3, -0.02, 0.12)], 14)
    right = catmull([(0.62, 0.0, 0.12), (1.0, -0.02, 0.12), (1.7, 0.3, 0.12), (2.6, 1.1, 0.12)], 14)
    with at(rot=(0, 0, 24)):
        chain(left, rich_gold(), 0.36, 0.25, 0.042, False, 45, 90)
        lobster((-0.26, -0.02, 0.14), (0, 0, 0), rich_gold(), 1.45)
        chain(right, rich_gold(), 0.36, 0.25, 0.042, False, 45, 90)
    frame(62, target=(0, 0, 0.1), fill=1.75, centre=(0.5, 0.62))


@picture('products/bracelet-gold-chain-close', samples=SAMPLES)
def paperclip():
    """Links, closer."""
    studio(panorama='gold')
    path = catmull([(-3.4, 1.9, 0.2), (-1.8, 0.9, 0.2), (-0.4, 0.0, 0.2), (1.2, -0.3, 0.2), (3.2, 0.4, 0.2)], 16)
    chain(path, gold(), 0.78, 0.34, 0.068, False, 40, 90)
    frame(58, target=(0, 0, 0.1), fill=1.6, centre=(0.5, 0.5))
