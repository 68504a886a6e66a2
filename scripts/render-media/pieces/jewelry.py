"""Earrings and pendants."""
from jewel.bands import on_ring
from jewel.chains import bail, v_chain
from jewel.cuts import outline, stone
from jewel.materials import diamond, gem, pearl_mat
from jewel.mesh import add, at, bead, catmull, cyl, lathe, mk, scaled, sphere, torus, tube
from jewel.settings import bezel, halo, head
from math import cos, pi, radians, sin, sqrt
from mathutils import Vector


def stud(mt, r=0.42, kind='round', gm=None):
    head(kind, r, 0, mt, gm or diamond(), pr=0.05, base=0.2)
    tube([(0, 0, -r * 0.9), (0, 0, -r * 0.9 - 0.85)], 0.034, mt)
    with at((0, 0, -r * 0.9 - 0.35)):
        torus(0.1, 0.035, mt, rot=(0, 0, 0), seg=40)
        cyl(0.13, 0.05, (0, 0, -0.02), mt)


def hook(mt, h=0.9):
    tube(
        catmull(
            [
                (0, 0, 0),
                (0, 0, 0.25),
                (0.0, 0.04, h * 0.75),
                (0, 0.22, h),
                (0, 0.42, h * 0.78),
                (0, 0.47, h * 0.2),
            ],
            8,
        ),
        0.026,
        mt,
    )
    bead(0.045, (0, 0, 0), mt)
    torus(0.055, 0.018, mt, (0, 0, -0.07), (90, 0, 0), 36)


def pearl_drop(mt, r=0.4, pearl=None):
    hook(mt)
    with at((0, 0, -0.3)):
        with at(rot=(90, 0, 0)):
            bezel('round', 0.16, 0, mt, diamond(), 0.045, 0.16)
    torus(0.05, 0.018, mt, (0, 0, -0.53), (90, 90, 0), 36)
    lathe([(0, 0.1), (0.04, 0.09), (0.09, 0.04), (0.13, -0.03), (0.135, -0.05)], mt, 48, (0, 0, -0.66))
    sphere(r, (0, 0, -0.66 - r - 0.01 + 0.02), pearl or pearl_mat())


def emerald_drop(mt):
    hook(mt, 0.8)
    with at((0, 0, -0.28)):
        with at(rot=(90, 0, 0)):
            bezel('round', 0.14, 0, mt, diamond(), 0.04, 0.16)
    torus(0.05, 0.018, mt, (0, 0, -0.49), (90, 90, 0), 36)
    with at((0, 0, -1.02)):
        with at(rot=(90, 0, 0)):
            head('emerald', 0.28, 0, mt, gem('emerald', 0.24), pr=0.03, drop=0.7)
            halo(scaled(outline('emerald'), 0.29), -0.02, 0.058, mt, diamond(), 0.02)


def pear_drop(mt, gm, r=0.27):
    """A pear, point up, below a diamond in a bezel."""
    hook(mt)
    with at((0, 0, -0.27), (90, 0, 0)):
        bezel('round', 0.13, 0, mt, diamond(), 0.04, 0.14)
    torus(0.05, 0.018, mt, (0, 0, -0.475), (90, 90, 0), 36)
    with at((0, 0, -0.55 - 2.1 * r), (90, 0, 0)):
        head('pear', r, 0, mt, gm, pr=0.034, drop=0.75)


def cuff_link(mt, face):
    """A round face in a bezel, a post and a bar that turns."""
    with at():
        lathe([(0, -0.16), (0.40, -0.16), (0.50, -0.10), (0.54, 0.0), (0.54, 0.05), (0.52, 0.075)], mt)
        lathe([(0.52, 0.075), (0.475, 0.075), (0.455, 0.055), (0.455, 0.02)], mt)
        lathe([(0.46, 0.045), (0.40, 0.058), (0.2, 0.068), (0, 0.07)], face)
    tube([(0, 0, -0.14), (0, 0, -0.92)], 0.055, mt)
    tube([(-0.36, 0, -0.92), (0.36, 0, -0.92)], 0.10, mt, seg=24)


def name_plate(mt, field, radius, flat, z, half=0.50):
    """A curved plate at the front of a bracelet that lies on the ground, its face matted within a polished edge.

    half: of its length, in radians; radius, flat: as of `ring_path`.
    """

    def slab(material, half, height, back, front, bevel):
        vertices, faces, count = [], [], 80
        for i in range(count + 1):
            u = 2 * i / count - 1
            end = max(0.0, abs(u) - 0.92) / 0.08
            h = height * (0.62 + 0.38 * sqrt(1 - end * end))
            a = -pi / 2 + u * half
            x, y = radius * cos(a), radius * flat * sin(a)
            out = Vector((cos(a) / radius, sin(a) / (radius * flat), 0)).normalized()
            for d, level in (
                *[(back, -h), (front - bevel, -h), (front, -h + bevel)],
                *[(front, h - bevel), (front - bevel, h), (back, h)],
            ):
                vertices.append((x + out.x * d, y + out.y * d, z + level))
        for i in range(count):
            for j in range(6):
                k = (j + 1) % 6
                faces.append([6 * i + j, 6 * i + 6 + j, 6 * i + 6 + k, 6 * i + k])
        faces += [list(range(6))[::-1], [6 * count + j for j in range(6)]]
        add(mk(vertices, faces, angle=25), material, name='plate')

    slab(mt, half, 0.27, -0.05, 0.055, 0.035)
    slab(field, half - 0.035, 0.205, 0.0, 0.062, 0.004)


def hoop(mt, R=0.95, r=0.105, gm=None):
    pts = [on_ring(th, R)[0] for th in [radians(8 + 344 * i / 120) for i in range(121)]]
    tube(pts, r, mt, seg=28)
    tube([on_ring(radians(8), R)[0], on_ring(radians(-8), R)[0]], 0.03, mt)


def pendant(mt, kind='round', r=0.42, gm=None, hl=False, tip=1.0, length=1.0):
    """length: of the chain that is seen."""
    with at(rot=(90, 0, 0)):
        head(kind, r, 0, mt, gm or diamond(), pr=0.046, base=0.3, drop=0.75)
        if hl:
            halo(scaled(outline(kind), r), -0.02, 0.075, mt, diamond(), 0.02)
    top = r * tip + (0.17 if hl else 0)
    torus(0.06, 0.024, mt, (0, 0, top + 0.07), (90, 0, 0), 36)
    bail(mt, top + 0.27)
    v_chain(mt, 1.45 * length, 3.6 * length, z0=top + 0.33)


def loose(kind, r, loc, gmn='diamond', spin=0, tilt=None):
    """Loose stone lying on its pavilion side (girdle and culet touch the ground)."""
    with at((loc[0], loc[1], 0), (0, 0, spin)):
        if tilt == 'table':
            M = (180, 0, 0)
            z = r * 0.33
        else:
            M = (0, 49.2, 0)
            z = r * 0.66
        with at((0, 0, z), M):
            stone(kind, r, (0, 0, 0), gem(gmn, r))
