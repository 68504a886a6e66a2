"""Pictures of the gallery."""
import random
from jewel.bands import band
from jewel.chains import pearls, ring_path, tennis
from jewel.materials import gem, gold, matte, rose, white
from jewel.mesh import at, catmull
from jewel.studio import camera, dark, lie, stand, studio, wall, world
from math import radians
from pictures import picture
from pieces.jewelry import emerald_drop, pearl_drop, pendant
from pieces.rings import halo_ring, solitaire
from pieces import cocktail


@picture('gallery/diamond-ring', 1200, 1200, exposure=-0.2, contrast=1.12, ground='mirror', samples=200)
def diamond_ring():
    dark()
    with stand(28):
        solitaire(gold(), r=0.46, lift=0.4)
    camera((0.2, -7.4, 5.3), (0, 0, 1.55), 86, 2.8, (0, -0.25, 2.0))


@picture('gallery/gold-rings', 1200, 1500, exposure=-0.2, contrast=1.12, ground='mirror', samples=200)
def gold_rings():
    dark(turn=20)
    with lie((0, 0), 0, 0.12):
        band(gold(), 0.24, 0.15, 'comfort')
    with lie((0.06, 0.03), 40, 0.34):
        band(rose(), 0.2, 0.14, 'round')
    with lie((-0.05, -0.02), 80, 0.53):
        band(white(), 0.18, 0.13, 'comfort')
    with stand(16, (0.3, 1.5)):
        band(gold(), 0.4, 0.16, 'comfort')
    camera((-0.3, -7.6, 4.4), (0.1, 0.4, 0.98), 76, 3.2, (0, -0.9, 0.5))


@picture('gallery/gems-bracelet', 1200, 900, exposure=-0.2, contrast=1.12, ground='mirror', samples=200)
def gems_bracelet():
    dark()
    tennis(
        gold(),
        ring_path(2.0, 0.19, 0.88),
        0.17,
        radians(24),
        kinds=['sapphire', 'diamond', 'ruby', 'diamond', 'emerald', 'diamond'],
    )
    camera((0.5, -6.6, 4.4), (0.1, -0.15, 0.0), 64, 2.8, (0, -1.6, 0.2))


@picture('gallery/platinum-ring', 1200, 1500)
def platinum_ring():
    studio((0.55, 0.57, 0.6))
    with stand(22):
        solitaire(white(), 'emerald', 0.4, w=0.22)
    camera((0.1, -7.8, 5.2), (0, 0, 1.36), 84, 3.2, (0, -0.3, 2.2))


@picture('gallery/diamond-bracelet', 1200, 900, exposure=-0.2, contrast=1.12, ground='mirror', samples=200)
def diamond_bracelet():
    dark()
    P = catmull(
        [
            (-4.2, 1.9, 0.17),
            (-2.6, 0.75, 0.17),
            (-1.1, -0.75, 0.17),
            (0.5, -1.1, 0.17),
            (1.7, -0.15, 0.17),
            (2.2, 1.3, 0.17),
            (3.6, 2.4, 0.17),
            (5.2, 2.6, 0.17),
        ],
        16,
    )
    tennis(white(), P, 0.165, 0, closed=False)
    camera((0.2, -6.4, 4.2), (0.2, 0.1, 0), 62, 2.2, (0.4, -1.1, 0.2))


@picture('gallery/gold-band', 1200, 1200)
def gold_band():
    studio()
    with stand(40):
        band(gold(), 0.46, 0.16, 'comfort')
    camera((0.1, -7.2, 3.6), (0, 0, 1.12), 92, 2.8, (-0.2, -0.6, 1.6))


@picture('gallery/sapphire-pendant', 1200, 1500, exposure=0.1, contrast=1.12, ground='mirror', samples=200)
def sapphire_pendant():
    wall(y=1.3, material=matte((0.03, 0.032, 0.04)))
    world('mood', 1.2, 80)
    pendant(white(), 'oval', 0.44, gem('sapphire', 0.36), True, 1.36)
    camera((0.7, -7.4, 1.0), (0, 0, 0.62), 86, 3.2, (0, -0.2, 0))


@picture('gallery/emerald-earring', 1200, 1500, exposure=0.1, contrast=1.12, ground='mirror', samples=200)
def emerald_earring():
    wall(y=1.4, material=matte((0.035, 0.034, 0.03)))
    world('mood', 1.2, 80)
    for s in (-1, 1):
        with at((s * 0.56, 0 if s < 0 else -0.2, 0.62), (0, 0, s * 12)):
            emerald_drop(gold())
    camera((0.5, -7.4, 0.6), (0, 0, -0.08), 88, 3.5, (0, -0.3, -0.4))


@picture('gallery/sapphire-ring', 1200, 1200, exposure=-0.2, contrast=1.12, ground='mirror', samples=200)
def sapphire_ring():
    dark(colour=(0.005, 0.008, 0.018), panorama='ocean')
    with stand(24):
        halo_ring(white(), 'oval', 0.4, gem('sapphire', 0.34), 0.07)
    camera((0.2, -7.4, 5.7), (0, 0, 1.52), 84, 2.8, (0, -0.3, 2.0))


@picture('gallery/emerald-ring', 1200, 900)
def emerald_ring():
    studio()
    with stand(20):
        cocktail.emerald(gold())
    camera((0.5, -6.4, 5.6), (0, 0, 1.52), 60, 3.2, (0, -0.5, 1.9))


@picture('gallery/pearl-bracelet', 1200, 1200)
def pearl_bracelet():
    random.seed(4)
    studio((0.7, 0.6, 0.53))
    pearls(ring_path(1.9, 0.29, 0.86), 0.29)
    camera((0.3, -6.6, 4.6), (0.05, -0.1, 0.1), 61, 2.5, (0, -1.6, 0.3))


@picture('gallery/pearl-earrings', 1200, 1500, contrast=1.12, ground='mirror', samples=200)
def pearl_earrings():
    wall(y=1.5, material=matte((0.03, 0.026, 0.024)))
    world('mood', 1.0, 70)
    for s in (-1, 1):
        with at((s * 0.6, 0, 0.52), (0, 0, s * 16)):
            pearl_drop(gold(), 0.42)
    camera((0.4, -7.4, 0.6), (0, 0, -0.06), 90, 3.5, (0, -0.3, -0.3))
