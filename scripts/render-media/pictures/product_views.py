"""Second views of the catalogue's products, each named after its first picture.

-above: a ring from over its stones; -flat: a band lying; -worn: bands side by side; -side: an earring from beside;
-close: what is small, or how a surface is finished.
"""
from jewel.bands import band
from jewel.chains import chain, lobster
from jewel.materials import GOLD, gem, gold, plain, rich_gold, rose, white
from jewel.mesh import at, catmull
from jewel.studio import frame, hang, lean, stand, studio
from pictures import picture
from pictures.product_rings import RINGS
from pieces import bands, jewelry, rings
from pieces.jewelry import cuff_link, hoop, pear_drop, pendant, stud


def view(name):
    """Smaller and coarser than first pictures: it is seen after them, and there are as many."""
    return picture('products/' + name, 1200, 1200, samples=16, quality=74, encoding='webp')


def above(name, yaw=-32, tilt=14, elevation=74, panorama='studio', mirrored=1.4, **options):
    """A ring seen from over its stones, the band running away on both sides."""

    @view(name + '-above')
    def scene():
        studio(mirrored=mirrored, panorama=panorama)
        with lean(yaw, tilt):
            RINGS[name]()
        frame(elevation, **options)


def flat(name, half, yaw=30, elevation=42, panorama='studio', mirrored=1.2, tilt=9, **options):
    """A band lying on its side, a little raised at the back. half: half its width."""

    @view(name + '-flat')
    def scene():
        studio(mirrored=mirrored, panorama=panorama)
        with at((0, 0, half + 0.17), (90 + tilt, 0, 0)), at(rot=(0, yaw, 0)):
            RINGS[name]()
        frame(elevation, target=(0, 0, 0.3), **options)


def close(name, yaw=66, elevation=34, panorama='studio', mirrored=1.0, fill=1.35, centre=(0.5, 0.30), **options):
    """The top of a band, standing and turned until its face shows how it is finished."""

    @view(name + '-close')
    def scene():
        studio(mirrored=mirrored, panorama=panorama)
        with stand(yaw):
            RINGS[name]()
        frame(elevation, target=(0, 0, 1.1), fill=fill, centre=centre, **options)


for white_metal in (
    'engagement-halo-white-gold',
    'engagement-three-stone-platinum',
    'engagement-cushion-platinum',
    'engagement-emerald-cut-platinum',
    'engagement-vintage-milgrain',
    'engagement-radiant-baguettes',
    'engagement-princess-platinum',
    'mens-ring-channel-diamonds',
    'high-end-ruby',
    'cocktail-sapphire-oval',
    'womens-wedding-band-seven-stone',
    'bridal-princess-set',
):
    above(white_metal)
for yellow_or_rose in (
    'engagement-oval-rose-gold',
    'engagement-pear-yellow-gold',
    'engagement-eternity-shank',
    'engagement-marquise-yellow-gold',
    'cocktail-ruby-cluster',
    'cocktail-amethyst',
    'colored-diamond-canary',
    'colored-diamond-champagne-pear',
    'colored-diamond-pink-halo',
    'fashion-ring-bypass',
    'fashion-ring-croissant',
    'fashion-ring-morganite',
    'fashion-ring-open-trio',
    'bridal-oval-guard-set',
):
    above(yellow_or_rose, panorama='above-gold')

# Under a dark room a yellow stone is olive, and low stones in bezels are black.
above('colored-diamond-canary-radiant', panorama='above')
above('womens-wedding-band-marquise', tilt=20, elevation=66, panorama='above')

# Their shoulders lie as the faces do, and mirror what is over them.
for signet in ('signet-lapis-oval', 'signet-onyx-cushion', 'signet-oval-gold', 'signet-shield'):
    above(signet, tilt=22, elevation=66, panorama='warm', mirrored=1.5)

flat('eternity-diamond-platinum', 0.15, elevation=30)
flat('eternity-sapphire-diamond', 0.15, elevation=30)
flat('eternity-emerald-cut', 0.16, elevation=30)
flat('eternity-princess-channel', 0.16, elevation=30, panorama='gold')
flat('womens-wedding-band-curved-guard', 0.22, 14, 34, 'gold')
flat('womens-wedding-band-pave', 0.12, 24, 25, 'gold')
flat('wedding-band-milgrain', 0.20, panorama='warm')
flat('wedding-band-plain-gold', 0.19, panorama='gold')
flat('wedding-band-braided', 0.21, panorama='gold')
flat('mens-ring-black-inlay', 0.30, panorama='gold')
flat('mens-ring-hammered', 0.29)

close('mens-wedding-band-brushed')
close('mens-wedding-band-two-tone')
close('mens-wedding-band-knife-edge', yaw=52, elevation=40, panorama='above', mirrored=1.2)
close('mens-wedding-band-satin-rose', panorama='gold')
close('mens-ring-rope-edge', panorama='gold')


@view('bridal-set-halo-worn')
def bridal_set():
    """Ring and band together, as they are worn."""
    studio(mirrored=1.4)
    with lean(-32, 14):
        rings.bridal_pair(
            lambda: rings.halo_ring(white(), 'round', 0.42, None, 0.075), lambda: rings.pave_band(white()), 0.24
        )
    frame(70)


@view('stacking-set-worn')
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


@view('stacking-beaded-chevron-worn')
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


@view('stacking-twisted-worn')
def twisted():
    """The three side by side on one axis, as they are worn."""
    studio(panorama='gold')
    with stand(42):
        for y, alloy in ((-0.22, gold()), (0.0, rose()), (0.22, white())):
            bands.rope(alloy, 1.09, y, 0.05, 34)
    frame(32, target=(0, 0, 1.1))


@view('earrings-diamond-studs-side')
def diamond_studs():
    """One from beside: basket, post and back."""
    studio(mirrored=1.2)
    with at((-0.45, 0.15, 0.62), (84, 0, -62)):
        stud(white())
    with at((0.75, -0.25, 0.48), (58, 0, -14)):
        stud(white())
    frame(24, target=(0, 0, 0.5))


@view('earrings-gold-hoops-side')
def gold_hoops():
    """One lying, one standing and turned to show the wire that closes it."""
    studio(mirrored=1.9, panorama='polished')
    with stand(-62, (0.15, 0.15), 1.05):
        hoop(rich_gold())
    with at((-0.75, -0.65, 0.105), (90, 0, 30)):
        hoop(rich_gold())
    frame(34, target=(0, 0, 0.6))


@view('earrings-pear-drops-close')
def pear_drops():
    """One of the pair, turned a little: claws, bezel and hook."""
    studio(mirrored=1.1, panorama='above')
    with hang(0.75), at(rot=(0, 0, -26)):
        pear_drop(white(), gem('aqua', 0.34))
    frame(70, target=(0, 0, 0.4), fill=0.8)


@view('mens-onyx-cufflinks-side')
def onyx_cufflinks():
    """One from beside, with its post and the bar that turns; one from the front."""
    studio(panorama='gold')
    onyx = plain((0.004, 0.004, 0.005), 0.04, 0.6, 1)
    with at((-0.55, 0.15, 0.62), (84, 0, -62)):
        cuff_link(gold(), onyx)
    with at((0.80, -0.25, 0.60), (56, 0, -14)):
        cuff_link(gold(), onyx)
    frame(26, target=(0, 0, 0.5))


@view('necklace-solitaire-pendant-close')
def solitaire_pendant():
    """Turned a little: claws, basket and bail."""
    studio(mirrored=1.1, turn=70)
    with hang(0.7), at(rot=(0, 0, -30)):
        pendant(white())
    frame(70, target=(0, 0, 0.6), fill=2.6, centre=(0.5, 1.42))


@view('necklace-ruby-pear-close')
def ruby_pear():
    """Turned a little: the halo, claws and bail."""
    studio(mirrored=1.1, panorama='above-gold')
    with hang(0.7), at(rot=(0, 0, -28)):
        pendant(gold(), 'pear', 0.30, gem('ruby', 0.27), True, 2.1)
    frame(70, target=(0, 0, 0.6), fill=2.4, centre=(0.5, 1.30))


@view('necklace-gold-chain-close')
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


@view('bracelet-gold-chain-close')
def paperclip():
    """Links, closer."""
    studio(panorama='gold')
    path = catmull([(-3.4, 1.9, 0.2), (-1.8, 0.9, 0.2), (-0.4, 0.0, 0.2), (1.2, -0.3, 0.2), (3.2, 0.4, 0.2)], 16)
    chain(path, gold(), 0.78, 0.34, 0.068, False, 40, 90)
    frame(58, target=(0, 0, 0.1), fill=1.6, centre=(0.5, 0.5))


@view('bracelet-twisted-bangle-close')
def twisted_bangle():
    """Its opening, turned to the viewer: the balls on the two ends, the wires behind them."""
    studio(panorama='gold')
    with at((0, 0, 0.2), (90, 0, 22), 1.8):
        jewelry.twisted_bangle(gold())
    frame(30, target=(0, 0, 0.1), fill=1.5, centre=(0.42, 0.72))


@view('mens-identity-bracelet-close')
def identity_bracelet():
    """The plate and the links beside it, closer and from one side."""
    studio(panorama='gold')
    with at(rot=(0, 0, 16)):
        jewelry.identity_bracelet(gold(), GOLD)
    frame(26, target=(0, 0, 0.1), fill=1.3, centre=(0.46, 0.60))
