"""Second views of the catalogue's products: a ring's stones from above, a band worn, a detail of the rest."""
from jewel.materials import gem, gold, rose, wax, white
from jewel.mesh import at, lathe
from jewel.studio import frame, lean, stand, studio
from pictures import picture
from pieces import bands, cocktail, rings, signets


def above(name, build, yaw=-32, tilt=14, elevation=74, **options):
    """A ring seen from over its stones, the band running away on both sides."""

    @picture('products/' + name + '-above')
    def scene():
        studio(mirrored=1.4)
        with lean(yaw, tilt):
            build()
        frame(elevation, **options)


def finger():
    """A plain finger of wax along y, its tip towards the viewer, a little thinner than a ring is wide."""
    tip = [(0, -2.6), (0.22, -2.575), (0.42, -2.50), (0.60, -2.36), (0.74, -2.14), (0.83, -1.85), (0.885, -1.5)]
    profile = tip + [(0.925, -1.1), (0.975, -0.4), (0.985, 0.3), (1.01, 1.2), (1.06, 3.2), (1.08, 9.0)]
    lathe(profile, wax(), 160, rot=(-90, 0, 0), angle=80).name = 'prop'  # not framed


def worn(name, build, yaw=-34, elevation=46, fill=0.56, **options):
    """A ring on the finger form, which lies on the ground and runs off behind."""

    @picture('products/' + name + '-worn', samples=40)
    def scene():
        studio(mirrored=1.3)
        with at((0, 0, 1.02), (0, 0, yaw)):
            finger()
            build()
        frame(elevation, target=(0, 0, 1.0), fill=fill, centre=(0.52, 0.55), **options)


above('engagement-round-solitaire-yellow-gold', lambda: rings.solitaire(gold()))
above('engagement-halo-white-gold', lambda: rings.halo_ring(white()))
above('engagement-three-stone-platinum', lambda: rings.three_stone(white()))
above('engagement-cushion-platinum', lambda: rings.cushion(white()))
above('engagement-oval-rose-gold', lambda: rings.solitaire(rose(), 'oval', 0.36))
above(
    'engagement-emerald-cut-platinum', lambda: rings.solitaire(white(), 'emerald', 0.36, w=0.2)
)
above('engagement-vintage-milgrain', lambda: rings.vintage(white()))
above('engagement-pear-yellow-gold', lambda: rings.solitaire(gold(), 'pear', 0.345))
above('cocktail-emerald', lambda: cocktail.emerald(gold()))
above('cocktail-ruby-cluster', lambda: cocktail.ruby_cluster(gold()))
above('colored-diamond-canary', lambda: rings.three_stone(gold(), gem('canary', 0.37)))
above(
    'colored-diamond-pink-halo', lambda: rings.halo_ring(rose(), 'oval', 0.32, gem('pink', 0.32), 0.068)
)
above('signet-oval-gold', lambda: signets.signet_oval(gold()))
above('signet-onyx-cushion', lambda: signets.signet_onyx(gold()))
worn('eternity-diamond-platinum', lambda: bands.eternity(white()))
worn('mens-ring-hammered', bands.hammered)
