"""Gem cuts as exact convex polyhedra: every facet is a plane.

A stone of half-width 1 lies with its girdle at z = 0 and its table upwards; long ones run along y.
"""
from math import atan, copysign, cos, pi, radians, sin, sqrt, tan

import bmesh
import bpy
from jewel.mesh import GC, add
from mathutils import Matrix, Vector

GIRDLE = 0.025  # half its height
TABLE = 0.30 + GIRDLE
OVAL = 1.36  # length to width
PEAR = 2.1  # from the middle of its round end to its point
STEPS = {'emerald': (1, 1.38, 0.36), 'asscher': (1, 1, 0.42), 'baguette': (1, 1.9, 0.05)}


def from_planes(planes, name):
    """Convex polyhedron from half-spaces (normal, distance): a cube, cut plane by plane."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=6)
    for normal, distance in planes:
        normal = Vector(normal)
        length = normal.length
        cut = bmesh.ops.bisect_plane(
            bm,
            geom=bm.verts[:] + bm.edges[:] + bm.faces[:],
            plane_co=normal / length * (distance / length),
            plane_no=normal / length,
            clear_outer=True,
            dist=1e-6,
        )
        edges = [edge for edge in cut['geom_cut'] if isinstance(edge, bmesh.types.BMEdge)]
        if len(edges) > 2:
            bmesh.ops.edgenet_fill(bm, edges=edges)
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def _step_outline(kind, count):
    a, b, corner = STEPS[kind]
    corners = [
        *[(a, -b + corner), (a, b - corner), (a - corner, b), (-a + corner, b)],
        *[(-a, b - corner), (-a, -b + corner), (-a + corner, -b), (a - corner, -b)],
    ]
    points = []
    for i in range(8):
        (x0, y0), (x1, y1) = corners[i], corners[(i + 1) % 8]
        for j in range(count // 8):
            t = j / (count // 8)
            points.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t))
    return points


def _curved_point(kind, angle):
    c, s = cos(angle), sin(angle)
    if kind == 'oval':
        return c, OVAL * s
    if kind in ('cushion', 'cushion_l'):
        length = 1.0 if kind == 'cushion' else 1.18
        return copysign(abs(c) ** (2 / 3), c), length * copysign(abs(s) ** (2 / 3), s)
    if kind == 'pear' and s > 0:
        # Flanks that start along y and meet in a point of about 85 degrees.
        up = 1 - abs(angle - pi / 2) / (pi / 2)
        return copysign(1 - up**1.9, c), PEAR * up
    if kind == 'marquise':
        return copysign(abs(c) ** 1.3, c), 2.0 * copysign(abs(s) ** 1.08, s)
    return c, s


def outline(kind, count=96):
    """Girdle outline, half-width 1 across x, long axis y, anticlockwise from +x."""
    if kind in STEPS:
        return _step_outline(kind, count)
    return [_curved_point(kind, 2 * pi * i / count) for i in range(count)]


def _facet(direction, slope, reach, level, down=False):
    """Plane whose normal leans `slope` from upright, through the point `reach` out at height `level`."""
    x, y = cos(direction), sin(direction)
    z = -cos(slope) if down else cos(slope)
    return (x * sin(slope), y * sin(slope), z), reach * sin(slope) + level * z


def _round_planes(girdle_sides=32, halves=True):
    """Round brilliant: 8 mains, 8 stars, 16 + 16 halves, by the usual angles (34.5 and 40.8 degrees)."""
    planes = [((0, 0, 1), TABLE)]
    for i in range(girdle_sides):
        a = 2 * pi * i / girdle_sides
        planes.append(((cos(a), sin(a), 0), 1 if i % 2 == 0 else 1.002))
    for i in range(8):
        a = 2 * pi * i / 8
        planes.append(_facet(a, radians(34.5), 1, GIRDLE))
        planes.append(_facet(a, radians(40.8), 1, -GIRDLE, down=True))
        planes.append(_facet(a + pi / 8, radians(21), 0.527, TABLE))
        if halves:
            for side in (-1, 1):
                half = a + side * pi / 16
                planes.append(_facet(half, radians(38.6), 1, GIRDLE))
                planes.append(_facet(half, radians(41.6), 1, -GIRDLE, down=True))
    return planes


def _step_planes(kind):
    """Step cut: three rows of facets above the girdle, three below."""
    a, b, corner = STEPS[kind]
    sides = [(1, 0, a), (-1, 0, a), (0, 1, b), (0, -1, b)]
    diagonal = sqrt(0.5)
    sides += [(x * diagonal, y * diagonal, (a + b - corner) * diagonal) for x in (1, -1) for y in (1, -1)]
    planes = [((0, 0, 1), TABLE)]
    for x, y, reach in sides:
        planes.append(((x, y, 0), reach))
        for sign, rows in (
            (1, ((0.13, 44), (0.14, 35), (0.2, 27))),
            (-1, ((0.26, 54), (0.34, 46), (0.6, 39))),
        ):
            inwards, level = 0.0, GIRDLE
            for width, degrees in rows:
                slope = radians(degrees)
                distance = (reach - inwards) * sin(slope) + level * cos(slope)
                planes.append(((x * sin(slope), y * sin(slope), sign * cos(slope)), distance))
                level += width * tan(slope)
                inwards += width
    return planes


def _main_directions(kind):
    """Where the main facets of a fancy brilliant lie; those of a pear follow its flanks to the point."""
    if kind == 'pear':
        degrees = (0, 22, 42, 138, 158, 180, 225, 270, 315)
    else:
        degrees = range(0, 360, 45)
    return [radians(d) for d in degrees]


def _fancy_planes(kind):
    """Brilliant facets on any outline, from its support function; all pavilion facets meet in the culet."""
    points = outline(kind, 720)
    depth = 0.88

    def reach(direction):
        return max(x * cos(direction) + y * sin(direction) for x, y in points)

    planes = [((0, 0, 1), TABLE)]
    for i in range(64):
        a = 2 * pi * i / 64
        planes.append(((cos(a), sin(a), 0), reach(a)))
    mains = _main_directions(kind)
    for i, a in enumerate(mains):
        after = mains[(i + 1) % len(mains)] + (2 * pi if i + 1 == len(mains) else 0)
        h = reach(a)
        slope = atan(tan(radians(36)) / h**0.6)
        planes.append(_facet(a, slope, h, GIRDLE))
        planes.append(((cos(a) * depth, sin(a) * depth, -h), h * (GIRDLE + depth)))
        between = (a + after) / 2
        star = reach(between) - (TABLE - GIRDLE) / tan(slope) * 1.12
        planes.append(_facet(between, radians(20), star, TABLE))
        for part in (0.25, 0.75):
            b = a + (after - a) * part
            hb = reach(b)
            planes.append(_facet(b, slope + radians(5), hb, GIRDLE))
            steep = depth * 1.06
            planes.append(((cos(b) * steep, sin(b) * steep, -hb), hb * (GIRDLE + steep)))
    return planes


def gem_mesh(kind):
    """The mesh of a cut; `melee` is a round one with single-cut facets, for stones of a few pixels."""
    if kind in GC:
        return GC[kind]
    if kind in ('round', 'oval'):
        planes = _round_planes()
    elif kind == 'melee':
        planes = _round_planes(16, halves=False)
    elif kind in STEPS:
        planes = _step_planes(kind)
    else:
        planes = _fancy_planes(kind)
    mesh = from_planes(planes, kind)
    if kind == 'oval':
        for vertex in mesh.vertices:
            vertex.co.y *= OVAL
    mesh.materials.append(None)
    GC[kind] = mesh
    return mesh


def stone(kind, r, loc, mt, up=(0, 0, 1), spin=0, sx=1, sy=1):
    """A stone of half-width r with its table towards `up`."""
    upwards = Vector(up).normalized()
    if abs(upwards.z) < 0.9999:
        turn = upwards.to_track_quat('Z', 'Y')
    else:
        turn = (Matrix.Identity(3) if upwards.z > 0 else Matrix.Rotation(pi, 3, 'X')).to_quaternion()
    place = Matrix.Translation(loc) @ turn.to_matrix().to_4x4() @ Matrix.Rotation(spin, 4, 'Z')
    return add(gem_mesh(kind), mt, place @ Matrix.Diagonal((r * sx, r * sy, r, 1)), kind)


def stone_axes(kind, r, loc, mt, X, Y, Z, sx=1, sy=1):
    """A stone whose own axes are X, Y and Z."""
    axes = Matrix((X, Y, Z)).transposed().to_4x4()
    return add(
        gem_mesh(kind), mt, Matrix.Translation(loc) @ axes @ Matrix.Diagonal((r * sx, r * sy, r, 1)), kind
    )
