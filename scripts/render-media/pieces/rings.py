"""Engagement and fashion rings, wedding and stacking bands."""
import math
from jewel.bands import RO, T, band, channel_band, milgrain, on_ring, profile, sg, sweep
from jewel.cuts import outline
from jewel.materials import ROSE, WHITE, diamond, gold, metal, plain
from jewel.mesh import at, bead, catmull, offset, scaled, tube
from jewel.settings import bezel, halo, head, pave
from math import cos, pi


def solitaire(mt=None, kind='round', r=0.42, gm=None, lift=0.36, w=0.17, w1=0.22, pr=0.05, **kw):
    mt = mt or gold()
    band(mt, w, T, 'comfort', 1.0, w1, T * 0.95)
    # A pear is measured from its round end; it is set with its middle over the shank.
    with at((0, -0.42 * r if kind == 'pear' else 0, 0)):
        head(kind, r, RO + lift, mt, gm or diamond(), pr=pr, **kw)


def pave_shank(mt, gm=None, half=1.15, w=0.22, r=0.072, w1=0.2, skip=0.0):
    channel_band(mt, w, T, 1.0, 0.11, half + 0.03, w1=w1, wall=0.032)
    pave(mt, gm or diamond(), r, RO, half, skip=skip)


def halo_ring(mt, kind='round', r=0.36, gm=None, hr=0.07, lift=0.4, hk=None, pv=True, side=None, mil=False):
    gm = gm or diamond()
    zg = RO + lift
    if pv:
        pave_shank(mt, side, skip=0.16)
    else:
        band(mt, 0.18, T, 'comfort', 1.0, 0.22)
    head(kind, r, zg, mt, gm, pr=0.036)
    P = scaled(outline(hk or kind), r * (1.06 if hk else 1.0))
    halo(P, zg - 0.02, hr, mt, side or diamond(), 0.02, mil=mil)
    Q = offset(P, hr)
    tube([(x * 0.72, y * 0.72, zg - 0.3) for x, y in Q], 0.034, mt, True, 12)
    for i in (12, 36, 60, 84):
        p = Q[i]
        tube(
            [
                (p[0] * 1.02, p[1] * 1.02, zg - 0.1),
                (p[0] * 0.72, p[1] * 0.72, zg - 0.3),
                (p[0] * 0.3, p[1] * 0.3, RO - 0.03),
            ],
            0.034,
            mt,
        )


def three_stone(mt, gm=None, side=None, r=0.37, rs=0.26):
    band(mt, 0.18, T, 'comfort', 1.0, 0.22)
    head('round', r, RO + 0.36, mt, gm or diamond(), pr=0.044)
    for s in (-1, 1):
        with at(rot=(0, s * 25.5, 0)):
            head('round', rs, RO + 0.2, mt, side or diamond(), pr=0.036, drop=0.9)


def flanked(mt, kind, r, gm=None, side='baguette', rs=0.12, angle=22, turn=0, lift=0.36, low=0.2, w=0.18):
    """A stone between two diamonds of another cut, which stand `angle` degrees down the shank.

    turn: degrees by which the side stones are turned outwards; low: height of their girdles above the shank.
    """
    band(mt, w, T, 'comfort', 1.0, 0.22)
    head(kind, r, RO + lift, mt, gm or diamond(), pr=0.044)
    for s in (-1, 1):
        with at(rot=(0, s * angle, 0)), at(rot=(0, 0, -s * turn)):
            head(side, rs, RO + low, mt, diamond(), pr=0.034, drop=0.9)


def set_all_round(mt, kind='round', r=0.40):
    """A solitaire whose shank is set with diamonds to the last degree."""
    channel_band(mt, 0.20, T, 1.0, 0.11, wall=0.032)
    pave(mt, diamond(), 0.066, RO, full=True, skip=0.16)
    head(kind, r, RO + 0.38, mt, diamond(), pr=0.044)


def across(mt, gm, kind='cushion_l', r=0.34):
    """A stone in a smooth bezel, its length across the finger, on a band that widens towards it."""
    band(mt, 0.40, 0.17, 'comfort', 1.0, 0.22)
    with at(rot=(0, 0, 90)):
        bezel(kind, r, RO + 0.27, mt, gm, 0.055, 0.42)


def bridal_pair(ring, partner, gap=0.21):
    """An engagement ring and its band as they are worn, the band towards the viewer."""
    ring()
    with at((0, -gap, 0), (0, 0, 180)):
        partner()


def vintage(mt):
    band(mt, 0.3, T, 'soft', 1.0, 0.2)
    for s in (-1, 1):
        milgrain(mt, RO - 0.005, s * 0.125, 1.25, 0.021)
    head('round', 0.31, RO + 0.36, mt, diamond(), pr=0.036)
    P = scaled(outline('cushion'), 0.345)
    halo(P, RO + 0.345, 0.066, mt, diamond(), 0.02, mil=True)
    Q = offset(P, 0.07)
    for i in (12, 36, 60, 84):
        p = Q[i]
        tube(
            [
                (p[0], p[1], RO + 0.26),
                (p[0] * 0.62, p[1] * 0.62, RO + 0.07),
                (p[0] * 0.35, p[1] * 0.35, RO - 0.05),
            ],
            0.032,
            mt,
        )
    for s in (-1, 1):
        for k, (a, r) in enumerate(((0.5, 0.085), (0.72, 0.07), (0.91, 0.056))):
            with at(rot=(0, s * math.degrees(a), 0)):
                bezel('melee' if 0 else 'round', r, RO + 0.035, mt, diamond(), 0.03)
            for sy in (-1, 1):
                p, N, T_ = on_ring(s * (a + 0.11), RO + 0.005, sy * 0.06)
                bead(0.024, p, mt)


def bypass(mt, kind='round', size=0.25, stones=None, spin=0, past=0.42):
    """A single sweep of metal whose ends pass each other, a stone on each.

    spin: degrees by which the stones are turned; past: how far (radians) the ends pass the top.
    """
    stones = stones or (diamond(), diamond())
    pts = []
    N = 90
    a0 = -past
    a1 = 2 * pi + past
    for i in range(N + 1):
        th = a0 + (a1 - a0) * i / N
        u = i / N
        e = 0.3 * (1 / (1 + math.exp(-(u - 0.93) * 40)) - 1 / (1 + math.exp((u - 0.07) * 40)))
        r = 1.08 + 0.1 * (max(0, (u - 0.88) / 0.12) + max(0, (0.12 - u) / 0.12))
        pts.append(on_ring(th, r, e)[0])
    tube(pts, [0.095 - 0.03 * abs(2 * i / N - 1) ** 3 for i in range(N + 1)], mt, seg=22)
    for gm, th, y in zip(stones, (a0 - 0.05, a1 + 0.05 - 2 * pi), (-0.32, 0.32)):
        with at(rot=(0, math.degrees(th), 0)):
            with at((0, y, 0), (0, 0, spin)):
                head(kind, size, RO + 0.24, mt, gm, pr=0.036, drop=0.8)


def open_trio(mt):
    for k in (-1, 0, 1):
        wv = lambda th, k=k: k * (0.06 + 0.36 * max(0, cos(th)) ** 1.3)
        if k == 0:
            channel_band(mt, 0.2, T, 1.0, 0.1, 1.1, w1=0.16, wall=0.03)
            pave(mt, diamond(), 0.065, RO, 1.08)
        else:
            sweep(lambda th: profile('round', 0.13, 0.13, 1.01), mt, wave=wv)
            for th in (-0.75, -0.35, 0.02, 0.4, 0.8):
                with at(rot=(0, math.degrees(th + k * 0.08), 0)):
                    with at((0, wv(th), 0)):
                        bezel('round', 0.075, 1.17, mt, diamond(), 0.028)


def mens_inlay2():
    band(metal((0.66, 0.66, 0.68), 0.09), 0.6, 0.17, 'flat')
    band(plain((0.01, 0.01, 0.012), 0.2, 0.5, 0.7), 0.36, 0.178, 'soft')
    for s in (-1, 1):
        with at((0, s * 0.185, 0)):
            band(metal(ROSE, 0.07), 0.04, 0.19, 'round')


def guard(mt):
    wv = lambda th: 0.26 * math.exp(-((sg(th) / 0.34) ** 2))
    channel_band(mt, 0.2, T, 1.0, 0.1, 1.25, wave=wv, wall=0.03)
    pave(mt, diamond(), 0.066, RO, 1.22, wave=wv)


def pave_band(mt, rows=1, gm=None):
    channel_band(mt, 0.25, T, 1.0, 0.11, 1.62, wall=0.03, w1=0.22)
    pave(mt, gm or diamond(), 0.09, RO, 1.58)


def beaded(mt):
    band(mt, 0.1, 0.12, 'round')
    n = 46
    for i in range(n):
        bead(0.075, on_ring(2 * pi * i / n, 1.075)[0], mt)


def chevron(mt, gm=None):
    wv = lambda th: -0.3 * max(0, 1 - abs(sg(th)) / 0.62) ** 1.15 + 0.0
    sweep(lambda th: profile('comfort', 0.13, 0.14, 1.0), mt, 300, wave=wv)


def engraved(mt):
    band(metal(WHITE if mt is None else mt, 0.2, 'satin'), 0.42, 0.16, 'soft')
    pm = metal(mt or WHITE, 0.08)
    for s in (-1, 1):
        milgrain(pm, RO, s * 0.175, pi, 0.024)
    n = 16
    for i in range(n):
        a = 2 * pi * i / n
        for s in (-1, 1):
            p, N, T_ = on_ring(a, RO - 0.002, s * 0.05)
            q, _, _ = on_ring(a + 0.1, RO + 0.004, s * 0.085)
            e, _, _ = on_ring(a + 0.22, RO - 0.004, s * 0.02)
            tube(catmull([p, q, e], 6), [0.006 + 0.02 * math.sin(pi * j / 12) for j in range(13)], pm, seg=10)
        bead(0.03, on_ring(a - 0.05, RO)[0], pm)
    tube([on_ring(2 * pi * i / 120, RO - 0.004, 0.0)[0] for i in range(120)], 0.01, pm, True, 8)


def cushion(mt):
    pave_shank(mt, skip=0.2)
    head('cushion', 0.42, RO + 0.38, mt, diamond(), pr=0.046)


def milgrain_band(mt):
    band(mt, 0.40, 0.15, 'soft')
    for side in (-1, 1):
        milgrain(mt, 1.147, side * 0.165, pi, 0.026)
