"""How stones are held: claws, bezels, halos and rows of small stones."""
from jewel.bands import on_ring
from jewel.cuts import outline, stone
from jewel.mesh import bead, catmull, length, loft, offset, resample, scaled, tube
from math import pi, sqrt
from mathutils import Vector


def pave(
    mt,
    gm,
    r=0.085,
    R=1.17,
    half=1.2,
    gap=0.012,
    beads=True,
    wave=None,
    y0=0.0,
    full=False,
    kind='melee',
    lift=0.012,
    skip=0.0,
):
    """Row of small stones along the band."""
    step = (2 * r + gap) / R
    if full:
        n = int(2 * pi / step)
        ths = [2 * pi * i / n for i in range(n)]
        step = 2 * pi / n
    else:
        n = int(2 * half / step)
        ths = [(i - (n - 1) / 2) * step for i in range(n)]
    wv = lambda th: y0 + (wave(th % (2 * pi)) if wave else 0)
    for th in ths:
        if abs(th) < skip:
            continue
        p, N, T = on_ring(th, R + lift, wv(th))
        stone(kind, r, p, gm, up=N)
    if beads:
        for th in ths + ([] if full else [ths[-1] + step]):
            if abs(th - step / 2) < skip:
                continue
            for s in (-1, 1):
                p, N, T = on_ring(th - step / 2, R + lift + 0.012, wv(th - step / 2) + s * r * 0.72)
                bead(r * 0.27, p, mt)


def prong(path, r, mt, tip=0.75):
    P = catmull(path, 7)
    n = len(P)
    return tube(P, [r * (1.0 - (1 - tip) * (i / (n - 1)) ** 1.5) for i in range(n)], mt, seg=14)


def prongs(P, r, zg, mt, idx, pr=0.05, base=0.34, drop=1.0, double=0):
    """Claws round the outline P (already in final size) of a stone of half-width r, girdle at zg."""
    n = len(P)
    for i in idx:
        for dd in (-double, double) if double else (0,):
            p = P[int(i + dd) % n]
            x, y = p
            L = sqrt(x * x + y * y)
            ux, uy = (x / L, y / L)
            prong(
                [
                    (x * base, y * base, zg - drop * r),
                    (x * (base + 0.33), y * (base + 0.33), zg - 0.52 * drop * r),
                    (x + ux * pr * 0.55, y + uy * pr * 0.55, zg - 0.06 * r),
                    (x + ux * pr * 0.35, y + uy * pr * 0.35, zg + 0.13 * r),
                    (x * 0.9, y * 0.9, zg + 0.245 * r),
                    (x * 0.84, y * 0.84, zg + 0.265 * r),
                ],
                pr,
                mt,
                0.8,
            )


def head(kind, r, zg, mt, gm, idx=None, pr=0.05, gallery=True, double=0, base=0.34, spin=0, drop=1.0):
    """Claw head with stone; girdle at height zg."""
    P = scaled(outline(kind), r)
    stone(kind, r, (0, 0, zg), gm)
    if idx is None:
        idx = {
            'round': (12, 36, 60, 84),
            'oval': (9, 39, 57, 87),
            'cushion': (12, 36, 60, 84),
            'cushion_l': (12, 36, 60, 84),
            'emerald': (18, 42, 66, 90),
            'asscher': (18, 42, 66, 90),
            'pear': (24, 40, 56, 72, 88, 8),
            'marquise': (24, 72, 8, 40, 56, 88),
        }[kind]
    prongs(P, r, zg, mt, idx, pr, base, drop, double)
    if gallery:
        for s, dz, k in ((0.8, 0.4, 0.8), (0.52, 0.8, 0.9)):
            Q = scaled(P, s)
            tube([(x, y, zg - dz * drop * r) for x, y in Q], pr * k, mt, True, 14)


def halo(P, zg, r, mt, gm, d=0.03, plate=0.1, tilt=0, mil=False):
    """Row of small stones round outline P."""
    Q = offset(P, d + r * 1.08)
    n = int(length([(x, y, 0) for x, y in Q]) / (2 * r * 1.06))
    loft(
        Q,
        [
            (-r * 1.12, zg - 0.01),
            (-r * 0.8, zg + 0.012),
            (-r * 0.78, zg - 0.05),
            (r * 0.78, zg - 0.05),
            (r * 0.8, zg + 0.012),
            (r * 1.16, zg - 0.01),
            (r * 1.1, zg - plate),
            (-r * 0.9, zg - plate),
        ],
        mt,
    )
    pts = resample([(x, y, zg + 0.018) for x, y in Q], n)
    for p, t in pts:
        stone('melee', r, p, gm)
    for p, t in resample([(x, y, zg + 0.03) for x, y in Q], n, 0.5):
        nrm = Vector((t.y, -t.x, 0))
        for s in (-1, 1):
            bead(r * 0.26, p + nrm * s * r * 0.7, mt)
    if mil:
        E = offset(Q, r * 1.2)
        m = int(length([(x, y, 0) for x, y in E]) / 0.05)
        for p, t in resample([(x, y, zg - 0.01) for x, y in E], m):
            bead(0.024, p, mt)


def bezel(kind, r, zg, mt, gm, wall=0.05, depth=None, st=True):
    P = scaled(outline(kind), r)
    d = depth or r * 0.75
    loft(
        P,
        [
            (-0.015 * r - 0.01, zg + 0.1 * r),
            (wall * 0.5, zg + 0.115 * r),
            (wall, zg + 0.06 * r),
            (wall * 0.9, zg - d * 0.5),
            (wall * 0.2, zg - d),
            (-0.3 * r, zg - d),
            (-0.12 * r, zg - 0.12 * r),
            (0.004, zg - 0.04 * r),
        ],
        mt,
    )
    if st:
        stone(kind, r, (0, 0, zg), gm)
