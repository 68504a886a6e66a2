"""Rings of the catalogue: crown towards the viewer, so that a stone shows its cut."""
from jewel.materials import gem, gold, rich_gold, rose, white
from jewel.bands import band
from jewel.mesh import at
from jewel.studio import frame, lean, lie, stand, studio
from pieces import bands, cocktail, rings, signets
from pictures import picture

#: What builds the ring of a picture, by the picture's name: second views show the same ring.
RINGS = {}


def crown(name, build, yaw=24, tilt=14, elevation=40, samples=36, panorama='studio', **options):
    """A ring with its stones turned to the viewer."""
    RINGS[name] = build

    @picture('products/' + name, samples=samples)
    def scene():
        studio(panorama=panorama)
        with lean(yaw, tilt):
            build()
        frame(elevation, **options)


def upright(name, build, yaw=38, elevation=24, panorama='studio', mirrored=1.0, **options):
    """A band, standing."""
    RINGS[name] = build

    @picture('products/' + name, samples=32)
    def scene():
        studio(panorama=panorama, mirrored=mirrored)
        with stand(yaw):
            build()
        frame(elevation, target=(0, 0, 1.1), **options)


crown('engagement-round-solitaire-yellow-gold', lambda: rings.solitaire(gold()))
crown('engagement-halo-white-gold', lambda: rings.halo_ring(white()))
crown('engagement-three-stone-platinum', lambda: rings.three_stone(white()))
crown('engagement-cushion-platinum', lambda: rings.cushion(white()))
crown('engagement-oval-rose-gold', lambda: rings.solitaire(rose(), 'oval', 0.36))
crown('engagement-emerald-cut-platinum', lambda: rings.solitaire(white(), 'emerald', 0.36, w=0.2))
crown('engagement-vintage-milgrain', lambda: rings.vintage(white()))
crown('engagement-pear-yellow-gold', lambda: rings.solitaire(gold(), 'pear', 0.345))
crown('cocktail-emerald', lambda: cocktail.emerald(gold()))
crown('cocktail-ruby-cluster', lambda: cocktail.ruby_cluster(gold()))
crown('colored-diamond-canary', lambda: rings.three_stone(gold(), gem('canary', 0.37)))
crown('signet-oval-gold', lambda: signets.signet_oval(gold()), tilt=26, elevation=46)
upright('mens-ring-hammered', bands.hammered)
upright('mens-wedding-band-brushed', bands.brushed_band)
upright('mens-wedding-band-two-tone', bands.two_tone)
crown('eternity-diamond-platinum', lambda: bands.eternity(white()), yaw=28, tilt=24, elevation=38)
crown(
    'eternity-sapphire-diamond',
    lambda: bands.eternity(white(), ('sapphire', 'diamond')),
    yaw=28,
    tilt=24,
    elevation=38,
)
crown('colored-diamond-pink-halo', lambda: rings.halo_ring(rose(), 'oval', 0.32, gem('pink', 0.32), 0.068))
crown('fashion-ring-bypass', lambda: rings.bypass(gold()), yaw=30)
crown('fashion-ring-open-trio', lambda: rings.open_trio(rose()), yaw=30)
crown('signet-onyx-cushion', lambda: signets.signet_onyx(gold()), tilt=26, elevation=46)
crown('womens-wedding-band-pave', lambda: rings.pave_band(rose()), yaw=28, tilt=22)
crown('womens-wedding-band-curved-guard', lambda: rings.guard(gold()), yaw=28, tilt=22)
upright('mens-ring-black-inlay', rings.mens_inlay2, panorama='gold')
upright('wedding-band-plain-gold', lambda: band(gold(), 0.38, 0.15, 'comfort'), panorama='gold')
upright('wedding-band-milgrain', lambda: rings.milgrain_band(rich_gold()), panorama='warm', mirrored=1.4)


crown('colored-sapphire-halo', lambda: rings.halo_ring(white(), 'oval', 0.4, gem('sapphire', 0.40), 0.07))
crown('engagement-emerald-cut-bridal', lambda: rings.solitaire(white(), 'emerald', 0.4, w=0.22), tilt=18)
upright('wedding-band-leaf', lambda: rings.engraved(None))


@picture('products/stacking-set')
def stacking_set():
    """Three bands lying on each other, a fourth standing behind."""
    studio(mirrored=1.3, panorama='warm')
    with lie((0, 0), 0, 0.10):
        band(rose(), 0.2, 0.13, 'round')
    with lie((0.04, 0.03), 50, 0.36):
        bands.eternity(white(), r=0.105)
    with at((0.10, -0.02, 0.62), (90, 0, 20)):
        band(rich_gold(), 0.2, 0.13, 'comfort')
    with stand(14, (0.35, 1.55)):
        rings.pave_band(rich_gold())
    frame(30, target=(0.1, 0.3, 0.9), fill=0.82)


@picture('products/stacking-beaded-chevron')
def stacking_beaded_chevron():
    """Three slim bands, standing one before the other, the chevron's point away from the viewer: it shows."""
    studio(mirrored=1.55, panorama='warm')
    with stand(30, (-0.42, 0.2)):
        rings.beaded(rich_gold())
    with stand(214, (0.30, -0.12), 1.14):
        rings.chevron(rose())
    with stand(38, (0.98, -0.5), 1.14):
        band(white(), 0.14, 0.14, 'comfort')
    frame(27, target=(0.3, 0, 1.1), fill=0.84)


@picture('products/stacking-plain-gold')
def plain_gold_stack():
    """Three bands lying on each other, a fourth standing behind."""
    studio(mirrored=1.3, panorama='warm')
    with lie((0, 0), 0, 0.11):
        band(rich_gold(), 0.22, 0.14, 'comfort')
    with lie((0.06, 0.03), 40, 0.33):
        band(rose(), 0.22, 0.14, 'comfort')
    with lie((-0.05, -0.02), 80, 0.55):
        band(white(), 0.22, 0.14, 'comfort')
    with stand(16, (0.35, 1.55)):
        band(rich_gold(), 0.22, 0.14, 'comfort')
    frame(30, target=(0.1, 0.3, 0.9), fill=0.82)


@picture('products/bridal-set-halo')
def bridal_set():
    """The ring, and its band lying before it."""
    studio()
    with lean(24, 14, (-0.35, 0.35)):
        rings.halo_ring(white(), 'round', 0.42, None, 0.075)
    with lie((0.75, -0.95), 20, 0.125):
        rings.pave_band(white())
    frame(38, target=(0.1, 0, 0.9), fill=0.8)
