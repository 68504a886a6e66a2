"""Banners of the collections."""
import random
from jewel.bands import band
from jewel.chains import chain, pearls
from jewel.materials import gem, gold, rose, white, wood
from jewel.mesh import catmull
from jewel.studio import camera, dark, lie, stand
from pictures import picture
from pieces.jewelry import loose
from pieces.rings import halo_ring, pave_band, solitaire, vintage
from pieces.signets import signet_oval
from pieces import bands


@picture(
    'collections/heritage',
    1600,
    900,
    exposure=-1.0,
    contrast=1.28,
    ground='textured',
    samples=200,
    vignette=0.55,
)
def heritage():
    random.seed(2)
    dark(material=wood(0.55), turn=10)
    with stand(24, (0.95, -0.5)):
        vintage(gold())
    with stand(-20, (3.05, 0.9)):
        signet_oval(gold())
    pearls(
        catmull(
            [
                (-4.6, 2.0, 0.26),
                (-2.8, 2.9, 0.26),
                (-0.6, 2.4, 0.26),
                (1.4, 2.9, 0.26),
                (4, 3.9, 0.26),
                (6, 3.6, 0.26),
            ],
            12,
        ),
        0.26,
        closed=False,
    )
    chain(
        catmull(
            [
                (-4.6, -0.4, 0.1),
                (-3.2, -0.9, 0.1),
                (-2.0, -0.2, 0.1),
                (-1.4, 0.9, 0.1),
                (-2.4, 1.4, 0.1),
                (-3.4, 0.8, 0.1),
                (-2.8, -0.4, 0.1),
                (-1.4, -1.5, 0.1),
                (-0.5, -2.6, 0.1),
            ],
            12,
        ),
        gold(),
        0.32,
        0.22,
        0.036,
        False,
        45,
    )
    camera((0.3, -8.4, 4.3), (0.75, 0.2, 1.22), 46, 2.0, (0.95, -0.7, 1.9))


@picture(
    'collections/ocean', 1600, 900, exposure=-0.3, contrast=1.2, ground='mirror', samples=200, vignette=0.55
)
def ocean():
    random.seed(5)
    dark('ocean', (0.004, 0.008, 0.021), 0.18)
    with stand(26, (1.2, -0.2)):
        halo_ring(white(), 'oval', 0.42, gem('sapphire', 0.36), 0.072)
    with lie((-0.6, 0.9), 30, 0.12):
        bands.eternity(white(), ('sapphire', 'diamond'))
    for k, r, x, y, s in (
        ('sapphire', 0.34, -1.2, -1.3, 20),
        ('aqua', 0.26, -0.3, -1.75, 130),
        ('sapphire', 0.22, 0.15, -1.1, 260),
        ('aqua', 0.36, 3.0, -0.6, 200),
        ('diamond', 0.18, -2.1, -0.7, 80),
        ('sapphire', 0.26, 3.6, 0.7, 100),
        ('aqua', 0.24, -3.0, 0.6, 10),
        ('diamond', 0.15, 2.4, -1.6, 200),
        ('diamond', 0.13, -0.9, -2.1, 20),
        ('sapphire', 0.18, 2.75, -1.9, 160),
    ):
        loose('round', r, (x, y), k, s)
    camera((0.2, -8.2, 4.6), (0.6, 0.0, 1.22), 46, 2.2, (1.2, -0.5, 1.9))


@picture(
    'collections/sunset', 1600, 900, exposure=-0.3, contrast=1.2, ground='mirror', samples=200, vignette=0.55
)
def sunset():
    random.seed(6)
    dark('sunset', (0.016, 0.008, 0.006), 0.2)
    with stand(-22, (1.35, -0.3)):
        halo_ring(rose(), 'cushion', 0.4, gem('morganite', 0.4), 0.07)
    with stand(30, (3.1, 1.0)):
        solitaire(rose(), 'oval', 0.36, gem('citrine', 0.36))
    with lie((-0.9, 0.8), 0, 0.1):
        band(rose(), 0.2, 0.14, 'round')
    with lie((-0.86, 0.83), 30, 0.29):
        band(gold(), 0.18, 0.13, 'comfort')
    for k, r, x, y, s in (
        ('garnet', 0.3, -1.2, -1.2, 20),
        ('citrine', 0.34, -0.2, -1.6, 150),
        ('morganite', 0.26, 0.35, -0.7, 240),
        ('garnet', 0.2, -2.3, -0.6, 100),
        ('citrine', 0.22, 2.7, -1.3, 200),
        ('morganite', 0.3, -3.0, 0.7, 20),
        ('diamond', 0.13, 0.1, -2.2, 10),
        ('diamond', 0.12, -1.8, -1.8, 90),
        ('garnet', 0.24, 4.0, -0.2, 300),
    ):
        loose('round', r, (x, y), k, s)
    camera((0.2, -8.2, 4.5), (0.6, 0, 1.22), 46, 2.2, (1.3, -0.6, 1.9))


@picture(
    'collections/bridal', 1600, 900, exposure=-0.35, contrast=1.2, ground='mirror', samples=200, vignette=0.55
)
def bridal():
    random.seed(7)
    dark('bridal', (0.022, 0.021, 0.022), 0.24)
    with stand(22, (1.3, -0.4)):
        halo_ring(white(), 'round', 0.42, None, 0.075)
    with lie((-0.75, 0.7), 0, 0.12):
        bands.eternity(white())
    with lie((-0.7, 0.74), 20, 0.37):
        band(gold(), 0.24, 0.14, 'comfort')
    with stand(-28, (3.1, 0.9)):
        pave_band(white())
    pearls(
        catmull(
            [
                (-5, 1.6, 0.24),
                (-3.4, 2.4, 0.24),
                (-1.0, 2.7, 0.24),
                (1.2, 2.6, 0.24),
                (3, 3.3, 0.24),
                (5.4, 3.0, 0.24),
            ],
            12,
        ),
        0.24,
        closed=False,
    )
    for r, x, y, s in (
        (0.2, -0.9, -1.5, 20),
        (0.14, -0.2, -1.9, 120),
        (0.17, 0.1, -1.2, 220),
        (0.12, -1.7, -1.0, 10),
    ):
        loose('round', r, (x, y), 'diamond', s)
    camera((0.2, -8.2, 4.6), (0.6, 0.05, 1.22), 46, 2.2, (1.3, -0.7, 1.9))
