"""Pictures of the services page."""
import random
from jewel.bands import RO, T, band, on_ring
from jewel.chains import chain, lobster, pearls
from jewel.cuts import outline, stone
from jewel.materials import STEEL, diamond, gold, metal, rose, white, wood
from jewel.mesh import at, bead, catmull, scaled, tube
from jewel.settings import halo, prongs
from jewel.studio import camera, dark, stand, studio
from math import radians
from mathutils import Vector
from pictures import picture
from pieces.bench import mandrel, polishing_wheel
from pieces.jewelry import hoop, loose, pearl_drop, stud
from pieces.rings import engraved, pave_shank, solitaire

#: A dark sheet: steel and felt stand out from it as they do not from ivory.
SLATE = (0.060, 0.054, 0.049)


def service(name, **options):
    return picture('services/' + name, 1600, 1200, samples=32, **options)


@service('ring-sizing-1')
def ring_on_mandrel():
    studio(SLATE)
    thin, thick, length, z = 0.55, 1.15, 6.2, 3.3
    radius = thin + (thick - thin) * (z - 0.1) / length
    place, turned = (-3.2, 0.25, 1.02), (0, 87.5, -14)
    mandrel(place, turned)
    with at(place, turned):
        with at((0, 0, z), (90, 0, 0)):
            band(gold(), 0.30, 0.13, 'comfort', radius * 1.004)
    camera((0.9, -6.4, 4.4), (0.12, -0.25, 0.85), 56)


@service('additional-3')
def ring_and_wheel():
    studio(SLATE)
    polishing_wheel((1.28, 1.0, 1.2), (90, 0, 28))
    with stand(38, (-0.92, -0.35)):
        band(gold(), 0.40, 0.16, 'comfort')
    camera((-0.1, -7.0, 3.6), (-0.12, 0.1, 1.05), 46)


def bench(d=0.42, env='mood', turn=0):
    dark(env, material=wood(d), turn=turn)


def empty_head(mt, r=0.42, zg=RO + 0.36):
    P = scaled(outline('round'), r * 1.05)
    prongs(P, r, zg + 0.03, mt, (12, 36, 60, 84), 0.05)
    for s, dz, k in ((0.8, 0.4, 0.8), (0.52, 0.8, 0.9)):
        tube([(x * s, y * s, zg - dz * r) for x, y in P], 0.05 * k, mt, True, 14)


def tw(p, d, r):
    """Tweezer arms gripping a stone of half-width r at p, running off along d."""
    d = d.normalized()
    side = d.cross(Vector((0, 0, 1))).normalized()
    mt = metal(STEEL, 0.12)
    for s in (-1, 1):
        pts = [
            p + side * s * (r + 0.03) - d * 0.12,
            p + side * s * (r + 0.045) + d * 0.25,
            p + side * s * (r * 1.35 + 0.05) + d * 1.1,
            p + side * s * (r * 1.4 + 0.05) + d * 2.4,
            p + side * s * 0.2 + d * 4.2,
            p + side * s * 0.08 + d * 5.5,
        ]
        P = catmull(pts, 8)
        n = len(P)
        tube(P, [0.028 + 0.075 * min(1, i / 18) for i in range(n)], mt, seg=18)


@picture('services/ring-sizing-2', 1600, 1200)
def ring_sizing_2():
    studio()
    x = -2.35
    for i in range(6):
        s = 0.52 + 0.1 * i
        with at((x + s * 0.62, 0.18 * i, RO * s), (0, 0, 52), s):
            band(gold(), 0.26, 0.15, 'comfort')
        x += s * 1.36
    camera((-0.6, -8.0, 3.0), (0.22, 0.3, 0.85), 45, 4.5, (0, 0, 0.8))


@picture('services/ring-sizing-3', 1600, 1200, exposure=-0.4, contrast=1.16, ground='textured', samples=200)
def ring_sizing_3():
    bench(0.42, turn=20)
    for i, (c, s) in enumerate(
        ((gold(), 0.44), (white(), 0.7), (rose(), 0.96), (gold(), 1.22), (white(), 1.48))
    ):
        with at((0.02 * i, 0.03 * i, 0.15), (90, 0, 0)):
            band(c, 0.3, 0.13, 'comfort', s)
    camera((0.3, -5.4, 5.4), (0, 0, 0.1), 60, 3.5, (0, -1.2, 0.2))


@picture('services/stone-setting-1', 1600, 1200, exposure=-0.4, contrast=1.16, ground='textured', samples=200)
def stone_setting_1():
    bench(0.4)
    with stand(28, (-0.75, 0.1)):
        band(gold(), 0.18, T, 'comfort', 1.0, 0.22)
        empty_head(gold())
    for r, x, y, s in (
        (0.4, 0.95, -0.55, 20),
        (0.26, 1.75, -0.1, 140),
        (0.2, 1.45, -1.15, 230),
        (0.16, 0.55, -1.35, 60),
        (0.22, 2.2, 0.9, 300),
    ):
        loose('round', r, (x, y), 'diamond', s)
    camera((0.4, -7.2, 4.8), (0.35, 0, 1.1), 52, 3.2, (0.3, -0.6, 0.9))


@picture('services/stone-setting-2', 1600, 1200, exposure=-0.4, contrast=1.16, ground='mirror', samples=200)
def stone_setting_2():
    dark(turn=10)
    with stand(30):
        solitaire(gold(), r=0.46, lift=0.4)
    camera((0.5, -4.8, 5.3), (0, -0.02, 2.55), 88, 2.8, (0, -0.28, 2.7))


@picture('services/stone-setting-3', 1600, 1200, exposure=-0.4, contrast=1.16, ground='mirror', samples=200)
def stone_setting_3():
    dark(turn=10)
    with stand(24, (0, 0)):
        pave_shank(white(), skip=0.16)
        empty_head(white(), 0.34, RO + 0.4)
        halo(scaled(outline('round'), 0.37), RO + 0.38, 0.07, white(), diamond(), 0.02)
        Q = [(x * 0.44, y * 0.44) for x, y in outline('round')]
        tube([(x * 0.72, y * 0.72, RO + 0.1) for x, y in Q], 0.034, white(), True, 12)
        for i in (12, 36, 60, 84):
            p = Q[i]
            tube(
                [
                    (p[0], p[1], RO + 0.3),
                    (p[0] * 0.72, p[1] * 0.72, RO + 0.1),
                    (p[0] * 0.3, p[1] * 0.3, RO - 0.03),
                ],
                0.034,
                white(),
            )
    stone('round', 0.34, (0.0, 0, 3.4), diamond(), up=(-0.1, -0.3, 1))
    tw(Vector((0.0, 0, 3.4)), Vector((1, 0.25, 0.42)), 0.34)
    camera((0.2, -6.8, 5.0), (0.25, 0, 2.05), 58, 3.5, (0, -0.3, 2.9))


@picture('services/chains-1', 1600, 1200)
def chains_1():
    studio()
    chain(
        catmull([(-3.4, 1.6, 0.2), (-1.6, 0.5, 0.2), (0, -0.55, 0.2), (1.5, -0.6, 0.2), (3.6, 0.5, 0.2)], 16),
        gold(),
        0.86,
        0.58,
        0.095,
        False,
        45,
    )
    camera((0.2, -5.2, 3.4), (0, -0.2, 0.15), 78, 2.2, (0.1, -0.6, 0.3))


@picture('services/chains-2', 1600, 1200)
def chains_2():
    studio()
    P = catmull([(-3.6, 0.9, 0.16), (-2.2, -0.1, 0.16), (-1.1, -0.35, 0.16), (-0.52, -0.3, 0.16)], 14)
    chain(P, gold(), 0.42, 0.29, 0.05, False, 45)
    lobster((-0.4, -0.28, 0.17), (0, 0, 4), gold(), 2.1)
    P = catmull([(0.95, -0.16, 0.16), (1.7, -0.2, 0.16), (2.6, 0.35, 0.16), (3.8, 1.5, 0.16)], 14)
    chain(P, gold(), 0.42, 0.29, 0.05, False, 45)
    camera((0.3, -4.8, 4.0), (0.1, 0.0, 0.1), 78, 3.2, (0.2, -0.4, 0.2))


@picture('services/chains-3', 1600, 1200, exposure=-0.4, contrast=1.16, ground='mirror', samples=200)
def chains_3():
    dark(turn=15)
    for i, (m, L, Wd, w) in enumerate(
        ((gold(), 0.46, 0.32, 0.052), (rose(), 0.7, 0.3, 0.05), (white(), 0.3, 0.22, 0.038))
    ):
        y = -1.15 + 1.05 * i
        chain(
            catmull(
                [
                    (-3.8, y + 0.5, 0.15),
                    (-1.8, y - 0.15, 0.15),
                    (0, y + 0.12, 0.15),
                    (1.8, y - 0.12, 0.15),
                    (3.9, y + 0.45, 0.15),
                ],
                16,
            ),
            m,
            L,
            Wd,
            w,
            False,
            45,
        )
    camera((-0.4, -5.4, 4.6), (0, -0.1, 0.1), 74, 2.8, (0, -1.0, 0.2))


@picture('services/earrings-1', 1600, 1200)
def earrings_1():
    studio()
    for yaw, x, y in ((40, -0.62, 0.35), (-22, 0.64, -0.25)):
        with stand(yaw, (x, y), 1.05):
            hoop(gold(), 0.95, 0.085)
            for i in range(17):
                p, N, T_ = on_ring(radians(94 + 10.6 * (i - 0.0)) * 1.0, 1.035)
                stone('melee', 0.062, p, diamond(), up=N)
                bead(0.02, on_ring(radians(94 + 10.6 * i + 5.3), 1.05)[0], gold())
    camera((0, -7.4, 3.0), (0, 0, 1.02), 64, 4, (0.4, -0.4, 1))


@picture('services/earrings-2', 1600, 1200, exposure=-0.4, contrast=1.16, ground='mirror', samples=200)
def earrings_2():
    dark(turn=8)
    for s in (-1, 1):
        with at((s * 0.62, 0.12 * s, 0.52), (54, 0, s * -12)):
            stud(gold())
    camera((0, -5.6, 3.0), (0, 0, 0.46), 84, 3.2, (0, -0.25, 0.6))


@picture('services/earrings-3', 1600, 1200)
def earrings_3():
    studio(upright=True)
    for s in (-1, 1):
        with at((s * 0.7, 0, 0.4), (0, 0, s * 18)):
            pearl_drop(gold(), 0.42)
    camera((0.4, -6.6, 0.5), (0, 0, -0.12), 62, 4.5, (0, -0.3, -0.3))


@picture('services/additional-1', 1600, 1200, exposure=-0.4, contrast=1.16, ground='mirror', samples=200)
def additional_1():
    random.seed(9)
    dark(turn=20)
    pearls(
        catmull(
            [
                (-3.6, 1.9, 0.3),
                (-1.6, 0.6, 0.3),
                (-0.2, -0.9, 0.3),
                (1.3, -0.6, 0.3),
                (1.9, 0.7, 0.3),
                (3.6, 1.3, 0.3),
            ],
            14,
        ),
        0.3,
        closed=False,
    )
    camera((0.2, -6.2, 3.6), (0.1, -0.1, 0.2), 66, 2.2, (0.2, -0.9, 0.3))


@picture('services/additional-2', 1600, 1200, exposure=-0.4, contrast=1.16, ground='mirror', samples=200)
def additional_2():
    dark(turn=10)
    with stand(36):
        engraved(None)
    camera((0.2, -6.2, 3.4), (0, 0, 1.14), 56, 3.2, (-0.2, -0.6, 1.4))
