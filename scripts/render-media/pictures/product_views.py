"""Second views of the catalogue's products: rings from over their stones."""
from jewel.materials import gem, gold, rose, white
from jewel.studio import frame, lean, studio
from pictures import picture
from pieces import cocktail, rings, signets


def above(name, build, yaw=-32, tilt=14, elevation=74, **options):
    """A ring seen from over its stones, the band running away on both sides."""

    @picture('products/' + name + '-above')
    def scene():
        studio(mirrored=1.4)
        with lean(yaw, tilt):
            build()
        frame(elevation, **options)


above('engagement-round-solitaire-yellow-gold', lambda: rings.solitaire(gold()))
above('engagement-halo-white-gold', lambda: rings.halo_ring(white()))
above('engagement-three-stone-platinum', lambda: rings.three_stone(white()))
above('engagement-cushion-platinum', lambda: rings.cushion(white()))
above('engagement-oval-rose-gold', lambda: rings.solitaire(rose(), 'oval', 0.36))
above('engagement-emerald-cut-platinum', lambda: rings.solitaire(white(), 'emerald', 0.36, w=0.2))
above('engagement-vintage-milgrain', lambda: rings.vintage(white()))
above('engagement-pear-yellow-gold', lambda: rings.solitaire(gold(), 'pear', 0.345))
above('cocktail-emerald', lambda: cocktail.emerald(gold()))
above('cocktail-ruby-cluster', lambda: cocktail.ruby_cluster(gold()))
above('colored-diamond-canary', lambda: rings.three_stone(gold(), gem('canary', 0.37)))
above('colored-diamond-pink-halo', lambda: rings.halo_ring(rose(), 'oval', 0.32, gem('pink', 0.32), 0.068))
above('signet-oval-gold', lambda: signets.signet_oval(gold()))
above('signet-onyx-cushion', lambda: signets.signet_onyx(gold()))
